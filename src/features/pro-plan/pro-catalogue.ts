import { seatRange, isProPlan } from '@sonde/machines/rules/plans';
import {
  type ProFeature,
  type ProOffers,
  type ProPlan,
  type UseArea,
  areasOfUse,
  isProPartFor,
} from '@sonde/machines/rules/pro-custom';
import { shortDescription } from '../catalogue/description.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';
import { productOffers } from '../offers/product-offers.ts';

interface Named {
  readonly name: string;
  readonly description: string;
}

/** The catalog's words: probes by slug, plans and features by SKU, areas of use by their code. */
export interface ProWords {
  readonly devices: Readonly<Record<string, Named>>;
  readonly plans: Readonly<Record<string, string>>;
  readonly features: Readonly<Record<string, string>>;
  readonly areas: Readonly<Partial<Record<UseArea, Named>>>;
}

/** What a country's Pro plans are put together from, with its words. */
export interface ProCatalogue {
  readonly offers: ProOffers;
  readonly words: ProWords;
}

const isPriced = ({ pricing }: ShopProduct['variants'][number]): boolean => pricing !== null;

/** Features and seats are made for the base plan of their market, and for the same term. */
function plansOf(base: ShopProduct, parts: readonly ShopProduct[], shop: Shop): readonly ProPlan[] {
  const { proCustomConfiguration, proCustomBaseNumCloudUsers: included, maxCloudUsers } = shop;
  const { most } = seatRange({ ...proCustomConfiguration, maxCloudUsers }, included);
  const own = parts.filter((part) => isProPartFor(part, base));
  return base.variants.filter(isPriced).flatMap(({ sku, renewsAfterMonths: months }): readonly ProPlan[] => {
    if (months === null) return [];
    const ofTerm = (part: ShopProduct) =>
      part.variants.filter((variant) => isPriced(variant) && variant.renewsAfterMonths === months);
    const seat = own.filter(({ subscriptionPart }) => subscriptionPart === 'SEATS').flatMap(ofTerm)[0];
    const features = areasOfUse.flatMap((useArea): readonly ProFeature[] =>
      own
        .filter((part) => part.useArea === useArea)
        .flatMap(ofTerm)
        .map((variant) => ({ sku: variant.sku, useArea })),
    );
    return [
      {
        market: base.market,
        productLine: base.productLine,
        sku,
        months,
        included,
        seats: seat && most > included ? { sku: seat.sku, included, most } : null,
        features,
      },
    ];
  });
}

const toNamed = ({ name, descriptionJson }: ShopProduct): Named => ({
  name,
  description: shortDescription(descriptionJson),
});

const variantNames = (
  products: readonly ShopProduct[],
  nameOf: (product: ShopProduct, variant: string) => string,
) =>
  Object.fromEntries(
    products.flatMap((product) =>
      product.variants.map(({ sku, name }) => [sku, nameOf(product, name)] as const),
    ),
  );

/** Reads the Pro plans of a country's shop. */
export function proCatalogue(shop: Shop): ProCatalogue {
  const parts = shop.subscriptions.filter(({ planFamily }) => isProPlan(planFamily));
  const bases = parts.filter(({ subscriptionPart }) => subscriptionPart === 'SUBSCRIPTION');
  const areas = parts.filter(({ useArea }) => useArea !== null);
  const { devices, prices } = productOffers(shop);
  const plans = bases.flatMap((base) => plansOf(base, parts, shop));
  const skus = [
    ...devices.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    ...plans.flatMap(({ sku, seats, features }) => [
      sku,
      ...(seats === null ? [] : [seats.sku]),
      ...features.map((feature) => feature.sku),
    ]),
  ];
  return {
    offers: {
      devices,
      plans,
      prices: Object.fromEntries(
        Object.entries(prices)
          .filter(([sku]) => skus.includes(sku))
          .map(([sku, { price, ratePpm, renewsAfterMonths, renewalPrice }]) => [
            sku,
            { price, ratePpm, renewsAfterMonths, renewalPrice },
          ]),
      ),
    },
    words: {
      devices: Object.fromEntries(shop.devices.map((device) => [device.slug, toNamed(device)])),
      plans: variantNames(bases, ({ name }) => name),
      features: variantNames(areas, (_area, name) => name),
      areas: Object.fromEntries(areas.map((area) => [area.useArea, toNamed(area)])),
    },
  };
}
