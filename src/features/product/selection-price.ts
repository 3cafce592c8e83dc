import {
  addTaxedMoney,
  multiplyMoney,
  zeroTaxedMoney,
  type Currency,
  type TaxedMoney,
} from '@sonde/machines/rules/money';
import { addMonths } from '@sonde/machines/rules/calendar';
import { selectionLines } from '@sonde/machines/rules/selection';
import type { Selection } from '@sonde/machines/rules/selection.types';
import type { SelectionOffers } from './product-offers.ts';

/** What a selection costs: today, and again when its membership renews. Before tax where the country's prices are. */
export interface SelectionPrice {
  readonly today: TaxedMoney;
  readonly renewal: { readonly price: TaxedMoney; readonly date: string; readonly months: number } | null;
}

/** So many of one price, on each side of its tax. */
export function timesTaxed(price: TaxedMoney, quantity: number): TaxedMoney {
  return {
    net: multiplyMoney(price.net, quantity),
    tax: multiplyMoney(price.tax, quantity),
    gross: multiplyMoney(price.gross, quantity),
  };
}

/** Adds up the lines of a selection at list prices; `today` is an ISO date. */
export function selectionPrice(
  selection: Selection,
  offers: SelectionOffers,
  currency: Currency,
  today: string,
): SelectionPrice {
  const lines = selectionLines(selection, offers).flatMap(({ sku, quantity }) => {
    const known = offers.prices[sku];
    return known ? [{ ...known, quantity }] : [];
  });
  const renewing = lines.find(({ renewalPrice, renewsAfterMonths }) => renewalPrice && renewsAfterMonths);
  return {
    today: lines
      .map(({ price, quantity }) => timesTaxed(price, quantity))
      .reduce(addTaxedMoney, zeroTaxedMoney(currency)),
    renewal:
      renewing?.renewalPrice && renewing.renewsAfterMonths
        ? {
            price: timesTaxed(renewing.renewalPrice, renewing.quantity),
            date: addMonths(today, renewing.renewsAfterMonths),
            months: renewing.renewsAfterMonths,
          }
        : null,
  };
}
