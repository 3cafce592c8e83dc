import {
  type Buyer,
  type BuyerMembership,
  bundleTypeForLines,
  type BundleLine,
  type Eligibility,
  isActive,
  type Market,
  mayStart,
  orderRequest,
  type ProductLine,
} from '../catalogue/index.ts';
import { additionalTeamSeats, type PlanFamily } from '../plans/index.ts';

/** One term of a membership as the shop sells it. */
export interface SoldTerm {
  readonly sku: string;
  /** Seats beyond those in the membership's price; null if none are sold. */
  readonly seats: { readonly sku: string; readonly included: number } | null;
}

/** A membership that a country's shop sells without a probe. */
export interface SoldMembership {
  readonly planFamily: PlanFamily;
  readonly market: Market;
  /** The only device family that it is for; null for every one of its market. */
  readonly productLine: ProductLine | null;
  readonly terms: readonly SoldTerm[];
  /** The features that are sold with it. */
  readonly featureSkus: readonly string[];
}

/** A membership of the buyer in an organization, with what a membership has to cover. */
export interface OwnMembership {
  readonly buyer: BuyerMembership;
  readonly seatsInUse: number;
  /** The features of a pro custom plan, which it has had until now. */
  readonly featureSkus: readonly string[];
}

interface Line {
  readonly sku: string;
  readonly quantity: number;
}

/** The actions with which a membership is bought again, or for a probe that has none. Others change a running one. */
const reactivatingActions = ['RENEWAL', 'SUBSCRIPTION_ONLY'] as const;

const buyerOf = ({ buyer }: OwnMembership): Buyer => ({ kind: 'USER', membership: buyer });

/** Why a membership can't be bought where the shop has no bundle of it without a probe. */
const notSoldAlone: Eligibility = { allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: [] };

/** Whether the buyer may take up a membership, by the rule with which the server judges the cart. */
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

/** Whether a membership is the one that the organization has or had. */
export const isOwnPlan = ({ planFamily, market }: SoldMembership, { buyer }: OwnMembership): boolean =>
  buyer.organization.planType === planFamily && buyer.organization.market === market;

/** The memberships that the buyer may take up, their own first, otherwise in the order of the catalog. */
export function reactivationOffers<Sold extends SoldMembership>(
  sold: readonly Sold[],
  own: OwnMembership,
  country: string,
): readonly Sold[] {
  const offered = sold.filter((membership) => mayReactivate(membership, own, country).allowed);
  return offered.toSorted((a, b) => Number(isOwnPlan(b, own)) - Number(isOwnPlan(a, own)));
}

/**
 * The cart lines of a term: the membership, a seat for each member that its price doesn't include, and the features that
 * the organization had, if it is its own plan. Empty for an unknown SKU.
 */
export function reactivationLines(
  sku: string,
  sold: readonly SoldMembership[],
  own: OwnMembership,
): readonly Line[] {
  const membership = sold.find(({ terms }) => terms.some((term) => term.sku === sku));
  const term = membership?.terms.find((offered) => offered.sku === sku);
  if (membership === undefined || term === undefined) return [];
  const seats = term.seats === null ? 0 : additionalTeamSeats(own.seatsInUse, term.seats.included);
  const features = isOwnPlan(membership, own)
    ? own.featureSkus.filter((feature) => membership.featureSkus.includes(feature))
    : [];
  return [
    { sku, quantity: 1 },
    ...(term.seats === null || seats === 0 ? [] : [{ sku: term.seats.sku, quantity: seats }]),
    ...features.map((feature) => ({ sku: feature, quantity: 1 })),
  ];
}

/** Why a buyer may take up no membership; null if there is one. */
export type ReactivationObstacle =
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR'
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** The membership is running, and not about to end. */
  | 'RUNNING'
  /** The country sells none of the organization's market. */
  | 'NOT_SOLD_IN_COUNTRY'
  /** No probe is registered. */
  | 'NO_PROBE';

/** Why the buyer may take up none of the memberships; null if they may. */
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
