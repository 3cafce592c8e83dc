import type { Shop, ShopProduct } from './load-shop.ts';

/** Everything with a page of its own in a country, in catalog order. */
export function publicProducts(shop: Shop): readonly ShopProduct[] {
  return [...shop.devices, ...shop.subscriptions, ...shop.extendedWarranties, ...shop.accessories];
}
