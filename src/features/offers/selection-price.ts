import {
  addTaxedMoney,
  type Currency,
  multiplyTaxedMoney,
  type TaxedMoney,
  zeroTaxedMoney,
} from '@sonde/machines/rules/money';
import { addMonths } from '@sonde/machines/rules/time';
import { type Renewal, renewalOf } from '@sonde/machines/rules/plans';
import { type Selection, selectionLines } from '@sonde/machines/rules/catalogue';
import type { SelectionOffers } from './product-offers.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** The price of a selection: today, and when its membership renews. Excludes tax if the country's prices do. */
export interface SelectionPrice {
  readonly today: TaxedMoney;
  readonly renewal: (Renewal & { readonly date: string }) | null;
}

/** Adds up the lines of a selection at list prices; `today` is an ISO date. */
export function selectionPrice(
  selection: Selection,
  offers: SelectionOffers,
  currency: Currency,
  today: string,
): SelectionPrice {
  const lines = selectionLines(selection, offers).flatMap(({ sku, quantity }) => {
    const known = ownValue(offers.prices, sku);
    return known ? [{ ...known, quantity }] : [];
  });
  const renewal = renewalOf(lines);
  return {
    today: lines
      .map(({ price, quantity }) => multiplyTaxedMoney(price, quantity))
      .reduce(addTaxedMoney, zeroTaxedMoney(currency)),
    renewal: renewal && { ...renewal, date: addMonths(today, renewal.months) },
  };
}
