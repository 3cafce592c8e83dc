import { addTaxedMoney, multiplyTaxedMoney, type TaxedMoney } from '../money/index.ts';

/** A line as far as its renewal goes; prices are for one, and null where nothing renews. */
export interface RenewingLine {
  readonly quantity: number;
  readonly renewsAfterMonths: number | null;
  readonly renewalPrice: TaxedMoney | null;
}

/** What is paid again, and after how many months. */
export interface Renewal {
  readonly months: number;
  readonly price: TaxedMoney;
}

/** What one line costs when it renews, for its whole quantity; null where it does not. */
export function lineRenewal({ quantity, renewsAfterMonths, renewalPrice }: RenewingLine): Renewal | null {
  if (renewsAfterMonths === null || renewalPrice === null) return null;
  return { months: renewsAfterMonths, price: multiplyTaxedMoney(renewalPrice, quantity) };
}

/**
 * What a membership with its seats costs when it renews: its parts renew on one day. Null where nothing renews. Throws
 * a RangeError for parts of different terms, which no cart holds.
 */
export function renewalOf(lines: readonly RenewingLine[]): Renewal | null {
  const parts = lines.map(lineRenewal).filter((renewal) => renewal !== null);
  const [first, ...others] = parts;
  if (first === undefined) return null;
  if (others.some(({ months }) => months !== first.months))
    throw new RangeError('Parts of a membership renew on one day.');
  return { ...first, price: parts.map(({ price }) => price).reduce(addTaxedMoney) };
}
