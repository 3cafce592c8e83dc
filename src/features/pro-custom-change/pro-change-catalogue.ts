import type { Shop } from '../catalogue/load-shop.ts';
import { type ProCatalogue, proCatalogue } from '../pro-plan/pro-catalogue.ts';

/** What an active plan may get of a country's Pro plans: everything but probes. */
export function proChangeCatalogue(shop: Shop): ProCatalogue {
  const { offers, words } = proCatalogue(shop);
  return { offers: { ...offers, devices: [] }, words: { ...words, devices: {} } };
}
