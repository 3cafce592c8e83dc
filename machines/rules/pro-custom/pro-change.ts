import { countWithin } from '../catalogue/index.ts';
import type { RequestedChange } from '../changes/index.ts';
import { isProPlan, seatRange } from '../plans/index.ts';
import type { ProChoice, ProDirection, CurrentPlan } from './pro-change.types.ts';
import type { ProOffers, ProPlan } from './pro-custom.types.ts';
import { proPlansFor } from './pro-selection.ts';

/** Whether the current plan is a Pro plan. */
export const isPro = ({ buyer }: CurrentPlan): boolean => isProPlan(buyer.organization.planType);

/** The Pro plans that an organization may choose from: its own term while it has a Pro plan, or else every term. */
export function proPlansOf(current: CurrentPlan, offers: ProOffers): readonly ProPlan[] {
  const plans = proPlansFor(current.buyer.organization.market, offers);
  if (!isPro(current)) return plans;
  return [plans.find(({ sku }) => sku === current.sku) ?? plans[0]].filter((plan) => plan !== undefined);
}

/** The Pro plan of a choice; the first that may be chosen for a lower plan. Null where none is sold. */
export const chosenProPlan = (
  { sku }: Pick<ProChoice, 'sku'>,
  current: CurrentPlan,
  offers: ProOffers,
): ProPlan | null => {
  const plans = proPlansOf(current, offers);
  return plans.find((plan) => plan.sku === sku) ?? plans[0] ?? null;
};

/** The numbers of members that may be chosen: never fewer than the seats in use. */
export function proSeatRange(direction: ProDirection, current: CurrentPlan, plan: ProPlan) {
  const { now, additional, inUse, most } = current.seats;
  const isOwn = isPro(current);
  const base = isOwn ? now - additional : plan.included;
  const maxSeats = plan.seats?.most ?? (isOwn ? now : plan.included);
  const range = seatRange({ minSeats: base, maxSeats, maxCloudUsers: Math.max(most, base) }, inUse);
  if (direction === 'DOWNGRADE') return { fewest: Math.min(range.fewest, now), most: now };
  return isOwn ? { fewest: now, most: Math.max(range.most, now) } : range;
}

/** What an organization begins with: what it has. Of another plan, it keeps the seats that it bought. */
function firstProChoice(direction: ProDirection, current: CurrentPlan, plan: ProPlan): ProChoice {
  const { now, additional } = current.seats;
  const { fewest, most } = proSeatRange(direction, current, plan);
  const bought = isPro(current) || additional > 0 ? Math.min(now, most) : 0;
  return { sku: plan.sku, members: Math.max(fewest, bought), features: current.featureSkus };
}

/** The features that may be added, or else taken away. */
export const openFeatures = (
  direction: ProDirection,
  current: CurrentPlan,
  plan: ProPlan,
): readonly string[] =>
  direction === 'DOWNGRADE'
    ? current.featureSkus
    : plan.features.map(({ sku }) => sku).filter((sku) => !current.featureSkus.includes(sku));

/**
 * Applies a part of a choice to what was chosen before; null for what the organization has. Members stay within what is
 * possible; one more than the most represents every larger number, which needs sales.
 */
export function changeProChoice(
  direction: ProDirection,
  before: ProChoice | null,
  part: Partial<ProChoice>,
  current: CurrentPlan,
  plan: ProPlan,
): ProChoice {
  const requested = { ...(before ?? firstProChoice(direction, current, plan)), ...part };
  const { fewest, most } = proSeatRange(direction, current, plan);
  const open = openFeatures(direction, current, plan);
  const kept = current.featureSkus.filter((sku) => !open.includes(sku));
  const beyond = direction === 'UPGRADE' ? 1 : 0;
  return {
    sku: requested.sku,
    members: countWithin(requested.members, { fewest, most }, beyond),
    features: [...kept, ...open.filter((sku) => requested.features.includes(sku))],
  };
}

/** What a choice adds to the current plan and takes away from it. Of another plan, everything is added. */
export function proDifference({ members, features }: ProChoice, current: CurrentPlan) {
  const { now } = current.seats;
  const without = (all: readonly string[], some: readonly string[]) =>
    all.filter((sku) => !some.includes(sku));
  return {
    seats: members - now,
    added: without(features, current.featureSkus),
    removed: without(current.featureSkus, features),
  };
}

/** Whether a choice is what the organization has already. */
export function isProUnchanged(choice: ProChoice, current: CurrentPlan, plan: ProPlan): boolean {
  const { seats, added, removed } = proDifference(choice, current);
  return (
    isPro(current) && choice.sku === plan.sku && seats === 0 && added.length === 0 && removed.length === 0
  );
}

/** The lines that an upgrade adds to what is paid for each term. Of another plan, the whole Pro plan. */
export function addedProLines({ members, features }: ProChoice, current: CurrentPlan, plan: ProPlan) {
  const isOwn = isPro(current);
  const seats = Math.max(0, members - (isOwn ? current.seats.now : plan.included));
  return [
    ...(isOwn ? [] : [{ sku: plan.sku, quantity: 1 }]),
    ...(plan.seats === null || seats === 0 ? [] : [{ sku: plan.seats.sku, quantity: seats }]),
    ...features.filter((sku) => !current.featureSkus.includes(sku)).map((sku) => ({ sku, quantity: 1 })),
  ];
}

/** The change of the subscription by which a choice is made. A lower plan comes with what it includes. */
export const toRequestedChange = ({ sku, members, features }: ProChoice, plan: ProPlan): RequestedChange =>
  sku === plan.sku ? { sku, seats: members, featureSkus: features } : { sku, seats: null, featureSkus: null };
