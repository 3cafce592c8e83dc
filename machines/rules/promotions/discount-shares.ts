import { roundHalfUpDivide } from '../money/index.ts';
import { partsPerMillion } from '../tax/index.ts';

/**
 * A voucher's discount on the entered side: parts per million of each line, or minor units spread over the lines.
 * `applyNTimesPerOrder` limits it to that many units, cheapest first; without it, every unit counts.
 */
export type Discount =
  | { readonly kind: 'PERCENTAGE'; readonly ppm: number; readonly applyNTimesPerOrder?: number }
  | { readonly kind: 'FIXED'; readonly amount: number; readonly applyNTimesPerOrder?: number };

interface DiscountableLine {
  readonly unitPrice: number;
  readonly quantity: number;
  readonly isDiscountable: boolean;
}

function assertDiscount(discount: Discount): void {
  const value = discount.kind === 'PERCENTAGE' ? discount.ppm : discount.amount;
  const maximum = discount.kind === 'PERCENTAGE' ? partsPerMillion : Number.MAX_SAFE_INTEGER;
  if (!Number.isInteger(value) || value < 0 || value > maximum)
    throw new RangeError(`Not a discount: ${discount.kind} ${value}`);
  const { applyNTimesPerOrder: times = 1 } = discount;
  if (!Number.isInteger(times) || times < 1) throw new RangeError(`Not a number of times: ${times}`);
}

function partOf(amount: number, ppm: number): number {
  return Number(roundHalfUpDivide(BigInt(amount) * BigInt(ppm), BigInt(partsPerMillion)));
}

/**
 * Spreads an amount proportionally, rounded down. The remainder goes to the last base, up to its value, then to those
 * before it.
 */
function spread(amount: number, bases: readonly number[]): number[] {
  const whole = bases.reduce((sum, base) => sum + base, 0);
  if (whole === 0) return bases.map(() => 0);
  const shares = bases.map((base) => Number((BigInt(base) * BigInt(amount)) / BigInt(whole)));
  let remainder = amount - shares.reduce((sum, share) => sum + share, 0);
  for (let index = bases.length - 1; remainder > 0; index -= 1) {
    const base = bases[index] as number;
    const share = shares[index] as number;
    const added = Math.min(remainder, base - share);
    shares[index] = share + added;
    remainder -= added;
  }
  return shares;
}

function discountBases(lines: readonly DiscountableLine[], times: number): number[] {
  const bases = lines.map(() => 0);
  const cheapestFirst = [...lines.entries()]
    .filter(([, line]) => line.isDiscountable && line.unitPrice > 0)
    .sort(([, one], [, other]) => one.unitPrice - other.unitPrice);
  let left = times;
  for (const [index, { unitPrice, quantity }] of cheapestFirst) {
    const units = Math.min(left, quantity);
    bases[index] = unitPrice * units;
    left -= units;
  }
  return bases;
}

/**
 * Each line's share of the discount in minor units of the entered side: 0 ≤ share ≤ line total. A percentage is rounded
 * half up per line. The shares of a fixed amount add up to it exactly, or to the discountable lines if they are less.
 * Throws a RangeError for fractions, values below 0, more than 100 % and a limit below 1.
 */
export function discountShares(lines: readonly DiscountableLine[], discount: Discount | null): number[] {
  if (discount === null) return lines.map(() => 0);
  assertDiscount(discount);
  const bases = discountBases(lines, discount.applyNTimesPerOrder ?? Number.POSITIVE_INFINITY);
  if (discount.kind === 'PERCENTAGE') return bases.map((base) => partOf(base, discount.ppm));
  const whole = bases.reduce((sum, base) => sum + base, 0);
  return spread(Math.min(discount.amount, whole), bases);
}
