import { selectionFromPath } from '@sonde/machines/rules/catalogue';
import type { Shop } from '../catalogue/load-shop.ts';
import { publicProducts } from '../catalogue/public-products.ts';
import { planSlug, productOffers } from '../offers/product-offers.ts';

/**
 * What a product's address names that the `widest` shop sells but this country's doesn't: the probe, another product,
 * or the membership that isn't sold with a probe here. Null if no shop has such a page.
 */
export function unsoldName(
  segments: readonly (string | undefined)[],
  widest: Shop,
  here: Shop,
): string | null {
  const [slug, plan] = segments;
  const products = publicProducts(widest);
  const product = products.find((other) => other.slug === slug);
  if (product === undefined || plan === undefined) return product?.name ?? null;
  if (!selectionFromPath(segments, new URLSearchParams(), productOffers(widest))) return null;
  const isProbeSold = here.devices.some((device) => device.slug === slug);
  const membership = products.find((other) => planSlug(other) === plan);
  return (isProbeSold ? membership?.name : undefined) ?? product.name;
}
