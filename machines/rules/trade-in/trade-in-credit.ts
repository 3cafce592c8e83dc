import { type Currency, fromMajorUnits, type Money } from '../money/index.ts';
import credits from './data/trade-in-credits.json' with { type: 'json' };
import type { TradedProbe } from './trade-in.ts';

/** In major units. */
type CreditTable = Readonly<
  Record<
    TradedProbe['productLine'],
    Readonly<Record<TradedProbe['condition'], Readonly<Record<Currency, number>>>>
  >
>;

const table: CreditTable = credits;

/**
 * The credit for an old probe, on the entered side of prices. An order's discount is this or the price of its new
 * probe, whichever is less: see {@link tradeInDiscount}.
 */
export function tradeInCredit(
  { productLine, condition }: Pick<TradedProbe, 'productLine' | 'condition'>,
  currency: Currency,
): Money {
  return fromMajorUnits(table[productLine][condition][currency], currency);
}

/** The credit as a discount: once per order, on one new probe, the cheapest. It is therefore never above its price. */
export const tradeInDiscount = ({ amount }: Money) =>
  ({ kind: 'FIXED', amount, applyNTimesPerOrder: 1 }) as const;
