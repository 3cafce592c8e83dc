import {
  isProExtended,
  isProPlan,
  membersInPrice,
  type PlanFamily,
  seatRange,
} from '@sonde/machines/rules/plans';
import {
  countryPermissions,
  fitsDevice,
  type Market,
  marketOf,
  isOfMarket,
} from '@sonde/machines/rules/catalogue';
import { type Money, perMonth, roundToMajorUnit, type TaxedMoney } from '@sonde/machines/rules/money';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { deviceBundles } from './bundle-offers.ts';
import { shortDescription } from '../catalogue/description.ts';
import { otherRenewalPrice } from '../catalogue/renewal-price.ts';
import { isNewMembership } from './product-offers.ts';
import { factsOf, type Fact } from '../catalogue/facts.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';

/** The price of one term of a membership. */
export interface MembershipTerm {
  readonly sku: string;
  readonly price: TaxedMoney;
  /** Null for a one-time purchase. */
  readonly months: number | null;
  /** The price of the next term if it differs; null if it doesn't, or nothing renews. */
  readonly renewal: TaxedMoney | null;
  /** In whole units; null if the term has no months. */
  readonly perMonth: TaxedMoney | null;
}

/**
 * Where a membership is selected: on a probe's page (its path), put together by the buyer, where a plan is renewed, or
 * arranged with sales.
 */
export type MembershipPlace =
  | { readonly kind: 'probe'; readonly path: string }
  | { readonly kind: 'pro'; readonly market: Market }
  | { readonly kind: 'renewal' }
  | { readonly kind: 'contact' };

/** A membership in lists. */
export interface MembershipOffer {
  readonly slug: string;
  readonly family: PlanFamily;
  readonly name: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  /** The most members it can have, with extra seats. */
  readonly mostMembers: number;
  readonly markets: readonly Market[];
  readonly terms: readonly MembershipTerm[];
  readonly place: MembershipPlace;
}

/** The monthly equivalent of a price, both sides in whole units (coverage PRICE-6). */
function perMonthOf({ net, tax, gross }: TaxedMoney, months: number): TaxedMoney {
  const whole = (side: Money) => roundToMajorUnit(perMonth(side, months));
  return { net: whole(net), tax: whole(tax), gross: whole(gross) };
}

/** The prices per term of a membership, a seat or a feature, by SKU. */
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

/** The markets in which a country sells probes with a membership. */
function marketsOf(product: ShopProduct, country: string): readonly Market[] {
  const { planFamily, productLine, market } = product;
  const devices = countryPermissions(country).productLines.filter(
    (sold) => planFamily && fitsDevice(planFamily, sold) && (productLine ?? sold) === sold,
  );
  const sold = [...new Set(devices.map(marketOf))];
  // What is put together of features has other ones in each market.
  return isProPlan(planFamily) ? sold.filter((other) => isOfMarket({ market: other }, market)) : sold;
}

/** The most members of a membership: those of its price, or of the seats that the shop sells for it. */
function mostMembersOf(family: PlanFamily, market: Market, shop: Shop): number {
  const { clinicConfiguration, teamConfiguration, proCustomConfiguration, maxCloudUsers } = shop;
  const mostSeats = ({ minSeats, maxSeats }: Shop['teamConfiguration']): number =>
    seatRange({ minSeats, maxSeats, maxCloudUsers }, 0).most;
  const bySeats = new Map<PlanFamily, number>([
    ['CLINIC', mostSeats(clinicConfiguration)],
    ['TEAM', mostSeats(teamConfiguration)],
    ...(isProExtended('PRO_CUSTOM', market)
      ? [['PRO_CUSTOM', mostSeats(proCustomConfiguration)] as const]
      : []),
  ]);
  return bySeats.get(family) ?? membersInPrice[family];
}

function placeOf(product: ShopProduct, paths: ReadonlyMap<string, string>, market: Market): MembershipPlace {
  const path = paths.get(product.slug);
  if (path !== undefined) return { kind: 'probe', path };
  return isProPlan(product.planFamily) ? { kind: 'pro', market } : { kind: 'contact' };
}

/**
 * The memberships that a country sells, in catalog order; `today` is an ISO date. They link to the probes of `market`
 * if specified.
 */
export function membershipOffers(
  shop: Shop,
  country: string,
  today: string,
  market?: Market,
): readonly MembershipOffer[] {
  const bundles = deviceBundles(shop, today)
    .filter((device) => market === undefined || isOfMarket(device, market))
    .flatMap((device) => device.bundles);
  const paths = new Map(bundles.toReversed().map(({ plan, path }) => [`membership-${plan}`, path]));
  return shop.subscriptions.filter(isNewMembership).map((product) => ({
    slug: product.slug,
    family: product.planFamily ?? 'BASIC',
    name: product.name,
    description: shortDescription(product.descriptionJson),
    facts: factsOf(product),
    mostMembers: mostMembersOf(product.planFamily ?? 'BASIC', product.market, shop),
    markets: marketsOf(product, country),
    terms: termsOf(product),
    place: placeOf(product, paths, market ?? 'HUMAN'),
  }));
}
