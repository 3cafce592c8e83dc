import { type Currency, fromMajorUnits, type Money } from '../money/index.ts';
import { type BundleLine, partOf } from '../catalogue/index.ts';
import type { PromotionFlag } from '../promotions/index.ts';
import allInCredits from './data/all-in-credits.json' with { type: 'json' };
import credits from './data/trade-in-credits.json' with { type: 'json' };
import type { TradedProbe } from './trade-in.ts';
import type { TradeInLine } from './trade-in-lines.ts';

/** In major units. */
type CreditTable = Readonly<
  Record<
    TradedProbe['productLine'],
    Readonly<Record<TradedProbe['condition'], Readonly<Record<Currency, number>>>>
  >
>;

const table: CreditTable = credits;
const allInTable: CreditTable = allInCredits;

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

/** The promotion by which an old probe earns more credit towards an extended all-in bundle (coverage PROMO-5). */
const allInFlags: Readonly<Record<TradeInLine, PromotionFlag>> = {
  IQ: 'EXTENDED_ALL_IN_TRADE_IN',
  IQ_PLUS: 'IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN',
  IQ_PLUS_CARE: 'IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN',
  IQ_PLUS_VET: 'IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN',
};

/**
 * The credit in place of {@link tradeInCredit} if the new probe is bought in an extended all-in bundle; null while the
 * promotion of the old probe's line isn't on.
 */
export function allInCredit(
  { productLine, condition }: Pick<TradedProbe, 'productLine' | 'condition'>,
  currency: Currency,
  flags: readonly PromotionFlag[],
): Money | null {
  if (!flags.includes(allInFlags[productLine])) return null;
  return fromMajorUnits(allInTable[productLine][condition][currency], currency);
}

/**
 * Whether lines are an extended all-in bundle: a probe, a membership that is paid today, and an extended warranty.
 * A trial isn't paid for, and may never be.
 */
export const isExtendedAllIn = (lines: readonly BundleLine[]): boolean =>
  lines.some(({ kind }) => kind === 'DEVICE') &&
  lines.some(({ kind }) => kind === 'WARRANTY') &&
  lines.some((line) => partOf(line) === 'SUBSCRIPTION' && line.trial !== 'TAKEN');

/** The credit as a discount: once per order, on one new probe, the cheapest. It is therefore never above its price. */
export const tradeInDiscount = ({ amount }: Money) =>
  ({ kind: 'FIXED', amount, applyNTimesPerOrder: 1 }) as const;
