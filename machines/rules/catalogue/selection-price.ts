import { addTaxedMoney, multiplyTaxedMoney, type TaxedMoney } from '../money/index.ts';
import { type Renewal, renewalOf, trialEnd } from '../plans/index.ts';
import { linePrice } from '../tax/index.ts';
import { ownValue } from '../texts/index.ts';
import { addMonths } from '../time/index.ts';
import { planOffer, selectionLines } from './selection.ts';
import type { SelectedLine } from './selection-lines.ts';
import type { Offers, Selection, SkuPrice } from './selection.types.ts';

/** What lines cost today at list prices, and again when the plan in them renews; null if nothing renews. */
export interface LinesPrice {
  readonly today: TaxedMoney;
  readonly renewal: Renewal | null;
}

/** Adds up lines at list prices. Throws a RangeError without lines, and for a line without a price. */
export function priceOfLines(
  lines: readonly SelectedLine[],
  prices: Readonly<Record<string, SkuPrice>>,
): LinesPrice {
  const priced = lines.map(({ sku, quantity }) => {
    const known = ownValue(prices, sku);
    if (known === undefined) throw new RangeError(`No price for ${sku}`);
    return { ...known, quantity };
  });
  const [first, ...others] = priced.map(({ price, quantity, ratePpm }) =>
    linePrice(price, quantity, ratePpm),
  );
  if (first === undefined) throw new RangeError('Nothing is selected');
  return { today: others.reduce(addTaxedMoney, first), renewal: renewalOf(priced) };
}

/**
 * What has been paid in total at the end of so many years, if everything renews and prices stay the same. A term that is
 * paid in advance counts in full.
 */
export function costAfterYears({ today, renewal }: LinesPrice, years: number): TaxedMoney {
  const renewals = renewal === null ? 0 : Math.ceil((years * 12) / renewal.months) - 1;
  return renewal === null ? today : addTaxedMoney(today, multiplyTaxedMoney(renewal.price, renewals));
}

/** Offers with the price of each SKU. */
export interface PricedOffers extends Offers {
  readonly prices: Readonly<Record<string, SkuPrice>>;
}

/** The price of a selection: today, and when its membership renews. Excludes tax if the country's prices do. */
export interface SelectionPrice {
  readonly today: TaxedMoney;
  readonly renewal: (Renewal & { readonly date: string }) | null;
  /** A trial, whose first term is the renewal; null without one. */
  readonly trial: { readonly days: number; readonly lastDay: string } | null;
}

/** Adds up the lines of a selection at list prices; `today` is an ISO date. */
export function selectionPrice(selection: Selection, offers: PricedOffers, today: string): SelectionPrice {
  const { today: total, renewal } = priceOfLines(selectionLines(selection, offers), offers.prices);
  const days = planOffer(selection, offers)?.trialDays;
  const end = days === undefined ? null : trialEnd(today, days);
  const dated = renewal && { ...renewal, date: end?.nextTermDay ?? addMonths(today, renewal.months) };
  return {
    today: total,
    renewal: dated,
    trial: end && days !== undefined ? { days, lastDay: end.lastDay } : null,
  };
}
