import type { PricedOffers } from '@sonde/machines/rules/catalogue';

const namedEntry = (slug: string) => [slug, { name: slug, description: '', box: null }] as const;

/** A small catalog with the words that a page needs. */
export function showOffers(offers: PricedOffers) {
  const slugs = [...offers.devices, ...offers.accessories].map(({ slug }) => slug);
  return {
    ...offers,
    details: Object.fromEntries([
      ...slugs.map(namedEntry),
      ...offers.plans.map(({ slug }) => namedEntry(`membership-${slug}`)),
    ]),
    prices: Object.fromEntries(
      Object.entries(offers.prices).map(([sku, price]) => [
        sku,
        { ...price, undiscounted: price.price, name: sku },
      ]),
    ),
  };
}
