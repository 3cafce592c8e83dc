import { countryByCode } from '@sonde/machines/rules/places';
import { type Currency, money } from '@sonde/machines/rules/money';
import {
  areTrialsSold,
  isPermitted,
  productLineTable,
  type TrialChoice,
} from '@sonde/machines/rules/catalogue';
import type { PlanType } from '@sonde/machines/rules/plans';
import { ownValue, withNoBreakQuantities } from '@sonde/machines/rules/texts';
import { referencePrice } from '@sonde/machines/rules/promotions';
import type {
  Catalogue,
  CatalogueProduct,
  CatalogueShippingMethod,
  CatalogueVariant,
  Offer,
  PlanConfiguration,
  Wording,
} from './catalogue.types.ts';
import type { CatalogueRows, ShippingMethodRow } from './catalogue.repository.ts';

function isForOwnersOnly({ kind, productLine }: CatalogueProduct): boolean {
  return kind === 'DEVICE' && productLine !== null && productLineTable[productLine].isForOwnersOnly;
}

/** Whether a variant begins with a trial, or is the alternative to one that the country sells. */
function trialIn(
  { trialDays, product }: CatalogueVariant,
  country: string,
  currency: Currency,
): TrialChoice | null {
  if (trialDays !== null) return 'TAKEN';
  const isTried = product.variants.some(
    (other) => other.trialDays !== null && !other.isWithdrawn && other.prices.has(currency),
  );
  return isTried && areTrialsSold(country) ? 'DECLINED' : null;
}

/** Caches a value per key; valid forever, because the catalog is immutable. */
function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const present = made.get(key);
    if (present !== undefined) {
      return present;
    }
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

function wordingOf(translations: Readonly<Record<string, string>> = {}): Wording {
  const texts = new Map(Object.entries(translations));
  return (text) => withNoBreakQuantities(texts.get(text) ?? text);
}

/** The SKUs at whose price other products renew. */
const renewalsOf = (products: readonly CatalogueProduct[]): ReadonlySet<string> =>
  new Set(
    products.flatMap(({ variants }) =>
      variants.flatMap(({ renewsAs }) =>
        renewsAs === null || variants.some(({ sku }) => sku === renewsAs) ? [] : [renewsAs],
      ),
    ),
  );

/** Builds the catalog from its rows. */
export function createCatalogue(rows: CatalogueRows): Catalogue {
  const products = buildProducts(rows);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const bySku = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.sku, variant])),
  );
  const renewals = renewalsOf(products);
  const planConfigurations = new Map<PlanType, PlanConfiguration>(
    rows.planConfigurations.map(({ planFamily, ...seats }) => [planFamily, seats]),
  );

  function offerOf(variant: CatalogueVariant, country: string): Offer | null {
    const currency = countryByCode(country)?.currency;
    const price = currency === undefined ? undefined : variant.prices.get(currency);
    if (
      currency === undefined ||
      price === undefined ||
      variant.isWithdrawn ||
      !isPermitted(variant.product, country) ||
      (variant.trialDays !== null && !areTrialsSold(country))
    ) {
      return null;
    }
    const renewal = variant.renewsAs === null ? undefined : bySku.get(variant.renewsAs)?.prices.get(currency);
    return {
      variant,
      price: money(price.amount, currency),
      undiscountedPrice: money(
        referencePrice(country, { ...price, undiscounted: price.undiscountedAmount }),
        currency,
      ),
      isOnSale: price.undiscountedAmount > price.amount,
      reducedUntil: price.reducedUntil,
      renewalPrice: renewal === undefined ? null : money(renewal.amount, currency),
      isForRenewal: renewals.has(variant.sku),
      trial: trialIn(variant, country, currency),
      isForOwnersOnly: isForOwnersOnly(variant.product),
    };
  }

  return {
    revision: rows.revision,
    products,
    product: (slug) => bySlug.get(slug),
    variant: (sku) => bySku.get(sku),
    offers: memoize((country): ReadonlyMap<string, Offer> => {
      const offers = [...bySku.values()].map((variant) => offerOf(variant, country));
      return new Map(offers.flatMap((offer) => (offer === null ? [] : [[offer.variant.sku, offer]])));
    }),
    shippingMethods: memoize((country) =>
      rows.shippingMethods.flatMap((row) => shippingMethodIn(row, country)),
    ),
    planConfiguration: (plan) => planConfigurations.get(plan),
    promotions: rows.promotions,
    configuration: rows.configuration,
    wording: memoize((language) => wordingOf(ownValue(rows.translations, language))),
  };
}

function buildProducts(rows: CatalogueRows): readonly CatalogueProduct[] {
  return rows.products.map((row) => {
    const variants: CatalogueVariant[] = [];
    const product: CatalogueProduct = { ...row, variants };
    for (const { productSlug, prices, ...variant } of rows.variants) {
      if (productSlug === product.slug) {
        variants.push({
          ...variant,
          product,
          prices: new Map(prices.map(({ currency, ...price }) => [currency, price])),
        });
      }
    }
    return product;
  });
}

function shippingMethodIn(row: ShippingMethodRow, country: string): readonly CatalogueShippingMethod[] {
  const { countries, prices, ...method } = row;
  const currency = countryByCode(country)?.currency;
  const amount = currency === undefined ? undefined : prices[currency];
  return currency === undefined || amount === undefined || !countries.includes(country)
    ? []
    : [{ ...method, price: money(amount, currency) }];
}
