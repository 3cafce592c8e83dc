import { countryPermissions, fitsDevice, type Market, marketOf } from '@sonde/machines/rules/catalogue';
import { type Money, perMonth, roundToMajorUnit, type TaxedMoney } from '@sonde/machines/rules/money';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { deviceBundles } from './bundle-offers.ts';
import { shortDescription } from '../catalogue/description.ts';
import { otherRenewalPrice } from '../catalogue/renewal-price.ts';
import { factsOf, type Fact } from '../catalogue/facts.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';

/** What is paid for one term of a membership. */
export interface MembershipTerm {
  readonly sku: string;
  readonly price: TaxedMoney;
  /** Null for what is paid once and for good. */
  readonly months: number | null;
  /** What the next term costs where that is another price; null where it is the same, or nothing renews. */
  readonly renewal: TaxedMoney | null;
  /** In whole units; null where the term has no months. */
  readonly perMonth: TaxedMoney | null;
}

/** Where a membership is chosen: on a probe's page (its path), put together for the buyer, or agreed with a person. */
export type MembershipPlace =
  | { readonly kind: 'probe'; readonly path: string }
  | { readonly kind: 'pro'; readonly market: Market }
  | { readonly kind: 'contact' };

/** A membership as lists show it. */
export interface MembershipOffer {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly markets: readonly Market[];
  readonly terms: readonly MembershipTerm[];
  readonly place: MembershipPlace;
}

/** What another membership becomes when it renews; nobody begins with it. */
const renewalsOnly: readonly string[] = ['membership-pro-three-year-renewal'];

/** What a price comes to a month, both sides in whole units (coverage PRICE-6). */
function perMonthOf({ net, tax, gross }: TaxedMoney, months: number): TaxedMoney {
  const whole = (side: Money) => roundToMajorUnit(perMonth(side, months));
  return { net: whole(net), tax: whole(tax), gross: whole(gross) };
}

/** What is paid for each term of a membership, of a seat or of a feature, by SKU. */
export function termsOf(product: ShopProduct): readonly MembershipTerm[] {
  return product.variants.flatMap((variant) => {
    const { sku, pricing, renewsAfterMonths } = variant;
    if (!pricing) return [];
    const price = fromApiTaxedMoney(pricing.price);
    return {
      sku,
      price,
      months: renewsAfterMonths,
      renewal: otherRenewalPrice(variant),
      perMonth: renewsAfterMonths === null ? null : perMonthOf(price, renewsAfterMonths),
    };
  });
}

/** The markets whose probes a membership is sold with in a country. */
function marketsOf({ planFamily, productLine }: ShopProduct, country: string): readonly Market[] {
  const devices = countryPermissions(country).productLines.filter(
    (sold) => planFamily && fitsDevice(planFamily, sold) && (productLine ?? sold) === sold,
  );
  return [...new Set(devices.map(marketOf))];
}

function placeOf(product: ShopProduct, paths: ReadonlyMap<string, string>, market: Market): MembershipPlace {
  const path = paths.get(product.slug);
  if (path !== undefined) return { kind: 'probe', path };
  return product.planFamily === 'PRO_CUSTOM' ? { kind: 'pro', market } : { kind: 'contact' };
}

/**
 * The memberships that a country sells, in the catalogue's order; `today` is an ISO date. They lead to the probes of
 * `market` where one is named.
 */
export function membershipOffers(
  shop: Shop,
  country: string,
  today: string,
  market?: Market,
): readonly MembershipOffer[] {
  const bundles = deviceBundles(shop, today)
    .filter((device) => market === undefined || device.market === market)
    .flatMap((device) => device.bundles);
  const paths = new Map(bundles.toReversed().map(({ plan, path }) => [`membership-${plan}`, path]));
  return shop.subscriptions
    .filter(
      ({ slug, subscriptionPart }) => subscriptionPart === 'SUBSCRIPTION' && !renewalsOnly.includes(slug),
    )
    .map((product) => ({
      slug: product.slug,
      name: product.name,
      description: shortDescription(product.descriptionJson),
      facts: factsOf(product),
      markets: marketsOf(product, country),
      terms: termsOf(product),
      place: placeOf(product, paths, market ?? 'HUMAN'),
    }));
}
