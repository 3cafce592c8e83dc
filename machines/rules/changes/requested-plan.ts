import { bundleTable, type BundleRule, type EligibilityRequest, isSoldIn } from '../catalogue/index.ts';
import { checkSeats, type PlanFamily, type SeatLimits, seatRange } from '../plans/index.ts';
import type {
  ChangedSubscription,
  ChangeRefusal,
  ChangeTerms,
  MembershipOffer,
  RequestedChange,
} from './change.types.ts';
import { marketOfBuyer, notAllowed, notSoldInCountry } from './change-refusals.ts';

/** A requested plan with its seats and features, by the shop's offers. */
export interface RequestedPlan {
  readonly offer: MembershipOffer;
  readonly isOwnPlan: boolean;
  readonly seatsInBase: number;
  readonly seats: number;
  readonly limits: SeatLimits;
  /** How its seats are checked; those that the organization has are always allowed. */
  readonly expansion: NonNullable<EligibilityRequest['expansion']>;
  readonly featureSkus: readonly string[];
}

/** Whether a change requests nothing, and so one more term. */
export const isRenewalRequested = ({
  sku,
  seats,
  featureSkus,
  leavesRental = false,
}: RequestedChange): boolean => sku === null && seats === null && featureSkus === null && !leavesRental;

type PlanResult = { readonly plan: RequestedPlan } | { readonly refusal: ChangeRefusal };

const upgrades: ReadonlySet<string | null> = new Set(
  Object.values(bundleTable)
    .filter(({ action }: BundleRule) => action === 'UPGRADE')
    .map(({ planFamily }: BundleRule) => planFamily),
);

/** Whether subscriptions of other plans can be changed to a plan. */
export const isOpenToOtherPlans = (planType: PlanFamily): boolean => upgrades.has(planType);

const isOpenToOthers = ({ planType, isForRenewal }: MembershipOffer): boolean =>
  !isForRenewal && isOpenToOtherPlans(planType);

/** All seats of a subscription: those of its base and the additional ones. */
export const seatsOf = ({
  seatsInBase,
  additionalSeats,
}: Pick<ChangedSubscription, 'seatsInBase' | 'additionalSeats'>): number => seatsInBase + additionalSeats;

/** The seats that a membership can have for an organization, which keeps its own plan's base. */
export function seatLimitsOf(
  offer: MembershipOffer,
  subscription: Pick<ChangedSubscription, 'planType' | 'seatsInBase' | 'additionalSeats'>,
  { maxCloudUsers }: Pick<ChangeTerms, 'maxCloudUsers'>,
): SeatLimits & { readonly seatsInBase: number } {
  const isOwnPlan = offer.planType === subscription.planType;
  const seatsInBase = isOwnPlan ? subscription.seatsInBase : offer.seatsInBase;
  const most = offer.seat === null ? (isOwnPlan ? seatsOf(subscription) : seatsInBase) : offer.maxSeats;
  return {
    minSeats: Math.max(offer.minSeats, seatsInBase),
    maxSeats: Math.max(most, seatsInBase),
    maxCloudUsers: Math.max(maxCloudUsers, seatsInBase),
    seatsInBase,
  };
}

/**
 * Purchased seats and seats in use are kept, up to the other plan's maximum: with more of them in use, the plan is too
 * small. Seats that the previous plan included aren't kept.
 */
function seatsInOtherPlan(subscription: ChangedSubscription, limits: SeatLimits, seatsInUse: number): number {
  const bought = subscription.additionalSeats > 0 ? seatsOf(subscription) : 0;
  return Math.max(limits.minSeats, Math.min(Math.max(bought, seatsInUse), seatRange(limits, 0).most));
}

function expansionTo(
  seats: number,
  { offer, isOwnPlan, limits }: Pick<RequestedPlan, 'offer' | 'isOwnPlan' | 'limits'>,
  { seatsInUse, ...terms }: Pick<ChangeTerms, 'seatsInUse' | 'isSoldInTens'>,
): RequestedPlan['expansion'] {
  const isSoldInTens = terms.isSoldInTens && isOwnPlan && offer.planType === 'TEAM';
  return { change: { seatsAfter: seats, seatsInUse, isSoldInTens }, limits };
}

const keptSeats = (seats: number): RequestedPlan['expansion'] => ({
  change: { seatsAfter: seats, seatsInUse: 0, isSoldInTens: false },
  limits: { minSeats: seats, maxSeats: seats, maxCloudUsers: seats },
});

function seatRefusal({ change, limits }: RequestedPlan['expansion']): ChangeRefusal | null {
  const verdict = checkSeats(change, limits);
  if (verdict.allowed) return null;
  const { reason } = verdict;
  const limitOf: Partial<Record<typeof reason, number>> = {
    BELOW_MINIMUM: limits.minSeats,
    ABOVE_MAXIMUM: seatRange(limits, change.seatsInUse).most,
    BELOW_SEATS_IN_USE: change.seatsInUse,
  };
  return notAllowed(reason, 'seats', limitOf[reason] ?? null);
}

function featureRefusal(
  featureSkus: readonly string[],
  offer: MembershipOffer,
  held: readonly string[],
): ChangeRefusal | null {
  if (new Set(featureSkus).size < featureSkus.length) return notAllowed('CHOICE', 'featureSkus');
  const isSold = featureSkus.every((sku) => offer.features.has(sku) || held.includes(sku));
  return isSold ? null : notAllowed('NOT_SOLD', 'featureSkus');
}

/** The requested plan, completed with the subscription's current values; refused if the shop doesn't sell it. */
export function requestedPlan(
  subscription: ChangedSubscription,
  requested: RequestedChange,
  terms: ChangeTerms,
): PlanResult {
  const sku = requested.sku ?? subscription.sku ?? '';
  const offer = terms.offers.get(sku);
  if (offer === undefined && terms.soldElsewhere.has(sku)) return { refusal: notSoldInCountry };
  if (offer === undefined || !isSoldIn({ ...offer, planFamily: offer.planType }, marketOfBuyer(terms)))
    return { refusal: notAllowed('NOT_SOLD', 'sku') };
  const isOwnPlan = offer.planType === subscription.planType;
  if (!isOwnPlan && !isOpenToOthers(offer)) return { refusal: notAllowed('NOT_SOLD', 'sku') };
  const { seatsInBase, ...limits } = seatLimitsOf(offer, subscription, terms);
  const held = isOwnPlan ? subscription.featureSkus : [];
  const seats =
    requested.seats ??
    (isOwnPlan ? seatsOf(subscription) : seatsInOtherPlan(subscription, limits, terms.seatsInUse));
  const featureSkus = requested.featureSkus ?? held;
  const isSeatsKept = isOwnPlan && seats === seatsOf(subscription);
  const expansion = isSeatsKept ? keptSeats(seats) : expansionTo(seats, { offer, isOwnPlan, limits }, terms);
  const refusal = seatRefusal(expansion) ?? featureRefusal(featureSkus, offer, held);
  return refusal === null
    ? { plan: { offer, isOwnPlan, seatsInBase, seats, limits, expansion, featureSkus } }
    : { refusal };
}
