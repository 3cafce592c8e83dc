import {
  type Buyer,
  type BuyerMembership,
  bundleTypeForLines,
  type BundleLine,
  type Eligibility,
  isActive,
  linesOf,
  type Market,
  mayStart,
  orderRequest,
  type ProductLine,
  type SelectedLine,
} from '../catalogue/index.ts';
import type { PlanFamily } from '../plans/index.ts';

/** One term of a membership as sold by the shop. */
export interface SoldTerm {
  readonly sku: string;
  /** Seats beyond those in the membership's price; null if none are sold. */
  readonly seats: { readonly sku: string; readonly included: number } | null;
}

/** A membership that a country's shop sells without a probe. */
export interface SoldMembership {
  readonly planFamily: PlanFamily;
  readonly market: Market;
  /** The only compatible device family; null for all of its market. */
  readonly productLine: ProductLine | null;
  readonly terms: readonly SoldTerm[];
  /** The features sold with it. */
  readonly featureSkus: readonly string[];
}

/** The buyer's membership in an organization, with the data that a purchase depends on. */
export interface OwnMembership {
  readonly buyer: BuyerMembership;
  readonly seatsInUse: number;
  /** The current features of a pro custom plan. */
  readonly featureSkus: readonly string[];
}

/** The actions that buy a membership again, or for a probe without one. Others change a running one. */
const reactivatingActions = ['RENEWAL', 'SUBSCRIPTION_ONLY'] as const;

const buyerOf = ({ buyer }: OwnMembership): Buyer => ({ kind: 'USER', membership: buyer });

/** Why a membership can't be bought if the shop has no bundle with it alone. */
const notSoldAlone: Eligibility = { allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: [] };

/** Whether the buyer can buy a membership, by the rule with which the server checks the cart. */
export function mayReactivate(
  { planFamily, market, productLine }: SoldMembership,
  own: OwnMembership,
  country: string,
): Eligibility {
  const line: BundleLine = {
    kind: 'SUBSCRIPTION',
    planFamily,
    market,
    productLine,
    quantity: 1,
    subscriptionPart: 'SUBSCRIPTION',
  };
  const bundleType = bundleTypeForLines([line], buyerOf(own));
  if (bundleType === null) return notSoldAlone;
  const request = orderRequest({ bundleType, country, lines: [line] }, { market, productLine: null });
  const answer = mayStart(request, buyerOf(own));
  const isReactivating = reactivatingActions.some((action) => action === request.action);
  return isReactivating || !answer.allowed ? answer : notSoldAlone;
}

/** Whether a membership belongs to the organization's current or former plan. */
export const isOwnPlan = ({ planFamily, market }: SoldMembership, { buyer }: OwnMembership): boolean =>
  buyer.organization.planType === planFamily && buyer.organization.market === market;

/** The memberships that the buyer can buy, their own first, then in catalog order. */
export function reactivationOffers<Sold extends SoldMembership>(
  sold: readonly Sold[],
  own: OwnMembership,
  country: string,
): readonly Sold[] {
  const offered = sold.filter((membership) => mayReactivate(membership, own, country).allowed);
  return [...offered].sort((a, b) => Number(isOwnPlan(b, own)) - Number(isOwnPlan(a, own)));
}

/**
 * The cart lines of a term: the membership, a seat for each member beyond those in its price, and the organization's
 * former features if it is its own plan. Empty for an unknown SKU.
 */
export function reactivationLines(
  sku: string,
  sold: readonly SoldMembership[],
  own: OwnMembership,
): readonly SelectedLine[] {
  const membership = sold.find(({ terms }) => terms.some((term) => term.sku === sku));
  const term = membership?.terms.find((offered) => offered.sku === sku);
  if (membership === undefined || term === undefined) return [];
  const features = isOwnPlan(membership, own)
    ? own.featureSkus.filter((feature) => membership.featureSkus.includes(feature))
    : [];
  return linesOf({ device: null, plan: { sku, seats: term.seats }, members: own.seatsInUse, features });
}

/** Why a buyer can't buy any membership; null if there is one. */
export type ReactivationObstacle =
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR'
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** The membership is running, and not about to end. */
  | 'RUNNING'
  /** The country sells none for the organization's market. */
  | 'NOT_SOLD_IN_COUNTRY'
  /** No probe is registered. */
  | 'NO_PROBE';

/** Why the buyer can't buy any of the memberships; null if they can. */
export function reactivationObstacle(
  sold: readonly SoldMembership[],
  own: OwnMembership,
  country: string,
): ReactivationObstacle | null {
  const ofMarket = sold.filter(({ market }) => market === own.buyer.organization.market);
  const answers = ofMarket.map((membership) => mayReactivate(membership, own, country));
  const refusals = answers.flatMap((answer) => (answer.allowed ? [] : [answer]));
  if (answers.some(({ allowed }) => allowed)) return null;
  if (refusals.some(({ offers }) => offers.includes('SALES'))) return 'SALES';
  if (isActive(own.buyer.organization)) return 'RUNNING';
  if (refusals.some(({ code }) => code === 'NO_PERMISSIONS')) return 'NOT_ADMINISTRATOR';
  if (refusals.every(({ code }) => code === 'COUNTRY_NOT_AVAILABLE')) return 'NOT_SOLD_IN_COUNTRY';
  return 'NO_PROBE';
}
