import { addTaxedMoney, multiplyTaxedMoney, type TaxedMoney } from '../money/index.ts';

/** The renewal terms of a line. Prices are per unit; fields are null if it doesn't renew. */
export interface RenewingLine {
  readonly quantity: number;
  readonly renewsAfterMonths: number | null;
  readonly renewalPrice: TaxedMoney | null;
}

/** The recurring price and its interval in months. */
export interface Renewal {
  readonly months: number;
  readonly price: TaxedMoney;
}

/** The renewal price of a line for its whole quantity; null if it doesn't renew. */
function lineRenewal({ quantity, renewsAfterMonths, renewalPrice }: RenewingLine): Renewal | null {
  if (renewsAfterMonths === null || renewalPrice === null) return null;
  return { months: renewsAfterMonths, price: multiplyTaxedMoney(renewalPrice, quantity) };
}

/**
 * The renewal price of a membership with its seats, which all renew on the same day. Null if nothing renews. Throws a
 * RangeError for differing terms, which no cart contains.
 */
export function renewalOf(lines: readonly RenewingLine[]): Renewal | null {
  const parts = lines.map(lineRenewal).filter((renewal) => renewal !== null);
  const [first, ...others] = parts;
  if (first === undefined) return null;
  if (others.some(({ months }) => months !== first.months))
    throw new RangeError('All parts of a membership must renew on the same day.');
  return { ...first, price: parts.map(({ price }) => price).reduce(addTaxedMoney) };
}
