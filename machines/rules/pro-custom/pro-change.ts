import { countWithin } from '../catalogue/index.ts';
import type { RequestedChange } from '../changes/index.ts';
import { isProPlan, seatRange } from '../plans/index.ts';
import type { ProChoice, ProDirection, RunningPlan } from './pro-change.types.ts';
import type { ProOffers, ProPlan } from './pro-custom.types.ts';
import { proPlansFor } from './pro-selection.ts';

/** Whether the running plan is a Pro plan. */
export const isPro = ({ buyer }: RunningPlan): boolean => isProPlan(buyer.organization.planType);

/** The Pro plans that an organization may choose from: its own term while it has a Pro plan, or else every term. */
export function proPlansOf(running: RunningPlan, offers: ProOffers): readonly ProPlan[] {
  const plans = proPlansFor(running.buyer.organization.market, offers);
  if (!isPro(running)) return plans;
  return [plans.find(({ sku }) => sku === running.sku) ?? plans[0]].filter((plan) => plan !== undefined);
}

/** The Pro plan of a choice; the first that may be chosen for a lower plan. Null where none is sold. */
export const chosenProPlan = (
  { sku }: Pick<ProChoice, 'sku'>,
  running: RunningPlan,
  offers: ProOffers,
): ProPlan | null => {
  const plans = proPlansOf(running, offers);
  return plans.find((plan) => plan.sku === sku) ?? plans[0] ?? null;
};

/** The numbers of members that may be chosen: never fewer than the seats in use. */
export function proSeatRange(direction: ProDirection, running: RunningPlan, plan: ProPlan) {
  const { now, additional, inUse, most } = running.seats;
  const isOwn = isPro(running);
  const base = isOwn ? now - additional : plan.included;
  const maxSeats = plan.seats?.most ?? (isOwn ? now : plan.included);
  const range = seatRange({ minSeats: base, maxSeats, maxCloudUsers: Math.max(most, base) }, inUse);
  if (direction === 'DOWNGRADE') return { fewest: Math.min(range.fewest, now), most: now };
  return isOwn ? { fewest: now, most: Math.max(range.most, now) } : range;
}

/** What an organization begins with: what it has. Of another plan, it keeps the seats that it bought. */
function firstProChoice(direction: ProDirection, running: RunningPlan, plan: ProPlan): ProChoice {
  const { now, additional } = running.seats;
  const { fewest, most } = proSeatRange(direction, running, plan);
  const bought = isPro(running) || additional > 0 ? Math.min(now, most) : 0;
  return { sku: plan.sku, members: Math.max(fewest, bought), features: running.featureSkus };
}

/** The features that may be added, or else taken away. */
export const openFeatures = (
  direction: ProDirection,
  running: RunningPlan,
  plan: ProPlan,
): readonly string[] =>
  direction === 'DOWNGRADE'
    ? running.featureSkus
    : plan.features.map(({ sku }) => sku).filter((sku) => !running.featureSkus.includes(sku));

/**
 * Applies a part of a choice to what was chosen before; null for what the organization has. Members stay within what is
 * possible; one more than the most represents every larger number, which needs sales.
 */
export function changeProChoice(
  direction: ProDirection,
  before: ProChoice | null,
  part: Partial<ProChoice>,
  running: RunningPlan,
  plan: ProPlan,
): ProChoice {
  const requested = { ...(before ?? firstProChoice(direction, running, plan)), ...part };
  const { fewest, most } = proSeatRange(direction, running, plan);
  const open = openFeatures(direction, running, plan);
  const kept = running.featureSkus.filter((sku) => !open.includes(sku));
  const beyond = direction === 'UPGRADE' ? 1 : 0;
  return {
    sku: requested.sku,
    members: countWithin(requested.members, { fewest, most }, beyond),
    features: [...kept, ...open.filter((sku) => requested.features.includes(sku))],
  };
}

/** What a choice adds to the running plan and takes away from it. Of another plan, everything is added. */
export function proDifference({ members, features }: ProChoice, running: RunningPlan) {
  const { now } = running.seats;
  const without = (all: readonly string[], some: readonly string[]) =>
    all.filter((sku) => !some.includes(sku));
  return {
    seats: members - now,
    added: without(features, running.featureSkus),
    removed: without(running.featureSkus, features),
  };
}

/** Whether a choice is what the organization has already. */
export function isProUnchanged(choice: ProChoice, running: RunningPlan, plan: ProPlan): boolean {
  const { seats, added, removed } = proDifference(choice, running);
  return (
    isPro(running) && choice.sku === plan.sku && seats === 0 && added.length === 0 && removed.length === 0
  );
}

/** The lines that an upgrade adds to what is paid for each term. Of another plan, the whole Pro plan. */
export function addedProLines({ members, features }: ProChoice, running: RunningPlan, plan: ProPlan) {
  const isOwn = isPro(running);
  const seats = Math.max(0, members - (isOwn ? running.seats.now : plan.included));
  return [
    ...(isOwn ? [] : [{ sku: plan.sku, quantity: 1 }]),
    ...(plan.seats === null || seats === 0 ? [] : [{ sku: plan.seats.sku, quantity: seats }]),
    ...features.filter((sku) => !running.featureSkus.includes(sku)).map((sku) => ({ sku, quantity: 1 })),
  ];
}

/** The change of the subscription by which a choice is made. A lower plan comes with what it includes. */
export const toRequestedChange = ({ sku, members, features }: ProChoice, plan: ProPlan): RequestedChange =>
  sku === plan.sku ? { sku, seats: members, featureSkus: features } : { sku, seats: null, featureSkus: null };
