import { ownValue } from '@sonde/machines/rules/texts';
import { Price } from '../prices/price.tsx';
import type { SelectionOffers } from './product-offers.ts';

/** The price of one of a SKU; undefined without a price. */
export function skuPrice(sku: string | undefined, { prices }: Pick<SelectionOffers, 'prices'>) {
  const known = sku === undefined ? undefined : ownValue(prices, sku);
  return known && <Price price={known.price} cents="if-any" />;
}
