import {
  type Buyer,
  type BuyerMembership,
  bundleTypeForLines,
  type BundleLine,
  type Eligibility,
  isActive,
  isSoldIn,
  linesOf,
  type Market,
  marketFor,
  mayOrder,
  orderRequest,
  type ProductLine,
  type SelectedLine,
} from '../catalogue/index.ts';
import { hasSeatsFor, type PlanFamily } from '../plans/index.ts';

/** One term of a membership that the shop offers. */
export interface OfferedTerm {
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
  readonly terms: readonly OfferedTerm[];
  /** The features sold with it. */
  readonly featureSkus: readonly string[];
  /** Days for which it is tried before its first term is charged; absent without a trial. */
  readonly trialDays?: number;
}

/** The same, with the seats in the price of each of its terms. */
export interface SizedMembership extends SoldMembership {
  readonly includedSeats: number;
}

/** The buyer's membership in an organization, with the data that a purchase depends on. */
export interface OwnMembership {
  readonly buyer: BuyerMembership;
  /** One for each member and each pending invitation. */
  readonly seatsInUse: number;
  /** Those of the current or former plan. */
  readonly seatsHeld: number;
  /** The current features of a pro custom plan. */
  readonly featureSkus: readonly string[];
}

/** The actions that buy a membership again, for a probe without one, or on trial. Others change an active one. */
const reactivatingActions = ['RENEWAL', 'SUBSCRIPTION_ONLY', 'FREE_TRIAL'] as const;

const buyerOf = ({ buyer }: OwnMembership): Buyer => ({ kind: 'USER', membership: buyer });

/** Why a membership can't be bought if the shop has no bundle with it alone. */
const notSoldAlone: Eligibility = { allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: [] };

/** The membership has fewer seats than the organization uses, and no more are sold. */
const tooSmall: Eligibility = { allowed: false, code: 'OPERATION_NOT_ALLOWED', offers: ['SALES'] };

function hasSeatsForAll(
  { includedSeats, terms }: SizedMembership,
  { seatsInUse }: Pick<OwnMembership, 'seatsInUse'>,
): boolean {
  const areSeatsSold = terms.some(({ seats }) => seats !== null);
  return areSeatsSold || hasSeatsFor(seatsInUse, { seatsInBase: includedSeats, additionalSeats: 0 });
}

/** The seats of the membership with a term, where they are fewer than are in use and no more are sold; else null. */
export function tooFewSeats(
  sold: readonly SizedMembership[],
  sku: string,
  seatsInUse: number,
): number | null {
  const membership = sold.find(({ terms }) => terms.some((term) => term.sku === sku));
  return membership === undefined || hasSeatsForAll(membership, { seatsInUse })
    ? null
    : membership.includedSeats;
}

/** Whether the buyer can buy a membership, by the rules with which the server checks the cart. */
export function mayReactivate(membership: SizedMembership, own: OwnMembership, country: string): Eligibility {
  const { planFamily, market, productLine, trialDays } = membership;
  const line: BundleLine = {
    kind: 'SUBSCRIPTION',
    planFamily,
    market,
    productLine,
    quantity: 1,
    subscriptionPart: 'SUBSCRIPTION',
    ...(trialDays !== undefined && { trial: 'TAKEN' }),
  };
  const bundleType = bundleTypeForLines([line], buyerOf(own));
  if (bundleType === null) return notSoldAlone;
  const soldIn = { market: marketFor(membership, own.buyer.organization), productLine: null };
  const request = orderRequest({ bundleType, country, lines: [line] }, soldIn);
  const answer = mayOrder(request, buyerOf(own));
  const isReactivating = reactivatingActions.some((action) => action === request.action);
  if (!answer.allowed) return answer;
  if (!isReactivating) return notSoldAlone;
  return hasSeatsForAll(membership, own) ? answer : tooSmall;
}

/** Whether a membership belongs to the organization's current or former plan, which a trial doesn't continue. */
export const isOwnPlan = (
  { planFamily, market, trialDays }: SizedMembership,
  { buyer }: OwnMembership,
): boolean =>
  trialDays === undefined &&
  buyer.organization.planType === planFamily &&
  isSoldIn({ planFamily, market }, buyer.organization.market);

/** The memberships that the buyer can buy, their own first, then in catalog order. */
export function reactivationOffers<Sold extends SizedMembership>(
  sold: readonly Sold[],
  own: OwnMembership,
  country: string,
): readonly Sold[] {
  const offered = sold.filter((membership) => mayReactivate(membership, own, country).allowed);
  return [...offered].sort((a, b) => Number(isOwnPlan(b, own)) - Number(isOwnPlan(a, own)));
}

/** An active plan that is renewed early keeps its seats; every other purchase has one for everyone who uses one. */
function seatsToOrder(membership: SizedMembership, own: OwnMembership): number {
  const { subscriptionStatus } = own.buyer.organization;
  const isEarly = isOwnPlan(membership, own) && isActive(own.buyer.organization);
  const isKept = isEarly && subscriptionStatus === 'ACTIVE';
  return isKept ? Math.max(own.seatsHeld, own.seatsInUse) : own.seatsInUse;
}

/**
 * The cart lines of a term: the membership, seats beyond those in its price, and the organization's former features if
 * it is its own plan. Empty for an unknown SKU.
 */
export function reactivationLines(
  sku: string,
  sold: readonly SizedMembership[],
  own: OwnMembership,
): readonly SelectedLine[] {
  const membership = sold.find(({ terms }) => terms.some((term) => term.sku === sku));
  const term = membership?.terms.find((offered) => offered.sku === sku);
  if (membership === undefined || term === undefined) return [];
  const features = isOwnPlan(membership, own)
    ? own.featureSkus.filter((feature) => membership.featureSkus.includes(feature))
    : [];
  return linesOf({
    device: null,
    plan: { sku, seats: term.seats },
    members: seatsToOrder(membership, own),
    features,
  });
}

/** Why a buyer can't buy any membership; null if there is one. */
export type ReactivationObstacle =
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR'
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** The membership is active, and not about to end. */
  | 'ACTIVE'
  /** The country sells none for the organization's market. */
  | 'NOT_SOLD_IN_COUNTRY'
  /** No probe is registered. */
  | 'NO_PROBE';

/** Why the buyer can't buy any of the memberships; null if they can. */
export function reactivationObstacle(
  sold: readonly SizedMembership[],
  own: OwnMembership,
  country: string,
): ReactivationObstacle | null {
  const ofMarket = sold.filter((membership) => isSoldIn(membership, own.buyer.organization.market));
  const answers = ofMarket.map((membership) => mayReactivate(membership, own, country));
  const refusals = answers.flatMap((answer) => (answer.allowed ? [] : [answer]));
  if (answers.some(({ allowed }) => allowed)) return null;
  if (refusals.some(({ offers }) => offers.includes('SALES'))) return 'SALES';
  if (isActive(own.buyer.organization)) return 'ACTIVE';
  if (refusals.some(({ code }) => code === 'NO_PERMISSIONS')) return 'NOT_ADMINISTRATOR';
  if (refusals.every(({ code }) => code === 'COUNTRY_NOT_AVAILABLE')) return 'NOT_SOLD_IN_COUNTRY';
  return 'NO_PROBE';
}
