import type { PricedItem } from '@sonde/machines/rules/analytics';
import { type Offers, type Selection, selectionLines } from '@sonde/machines/rules/catalogue';
import type { Shop } from '../catalogue/load-shop.ts';
import { eventItemOf, priceRows } from '../offers/price-rows.ts';

/** The selected probe as an item of an event, in the selected number; none if it has no price. */
export function viewedItem(selection: Selection, offers: Offers, shop: Shop): readonly PricedItem[] {
  const [line] = selectionLines(selection, offers);
  const row = priceRows(shop).find(({ sku }) => sku === line?.sku);
  return line && row ? [{ ...eventItemOf(row), quantity: line.quantity }] : [];
}
