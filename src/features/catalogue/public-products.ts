import type { Shop, ShopProduct } from './load-shop.ts';

/** Everything that has a page of its own in a country, in the catalogue's order. */
export function publicProducts(shop: Shop): readonly ShopProduct[] {
  return [...shop.devices, ...shop.subscriptions, ...shop.extendedWarranties, ...shop.accessories];
}
