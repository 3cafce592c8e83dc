import type { Currency } from '@sonde/machines/rules/money';
import type { SurveyShop } from '@sonde/machines/rules/survey';
import type { Shop } from '../catalogue/load-shop.ts';
import { productOffers, type ProductOffers } from './product-offers.ts';

/** What the survey suggests bundles from: probes and plans with their prices, without words. */
export function surveyShop(shop: Shop, offers: ProductOffers = productOffers(shop)): SurveyShop {
  const { devices, plans, preselectsMembership } = offers;
  const skus = [
    ...devices.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    ...plans.flatMap(({ sku, seats }) => (seats ? [sku, seats.sku] : [sku])),
  ];
  const prices = Object.entries(offers.prices)
    .filter(([sku]) => skus.includes(sku))
    .map(([sku, { price, ratePpm, renewsAfterMonths, renewalPrice }]) => [
      sku,
      { price, ratePpm, renewsAfterMonths, renewalPrice },
    ]);
  return {
    country: shop.country,
    currency: shop.currency as Currency,
    offers: {
      devices,
      plans,
      warranties: [],
      accessories: [],
      preselectsMembership,
      prices: Object.fromEntries(prices),
    },
  };
}
