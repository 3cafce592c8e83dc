import { chosenMembership, withChosen } from '../rules/catalogue/index.ts';
import {
  changeProChoice,
  chosenProPlan,
  proChangeObstacle,
  type ProChangeObstacle,
  type ProChoice,
  type ProPlan,
  proPlansOf,
  toRequestedChange,
} from '../rules/pro-custom/index.ts';
import { lowerMemberships } from '../rules/upgrades/index.ts';
import type { SubscriptionChangeInput } from '../subscription-change/index.ts';
import type {
  ChangingMembership,
  ProChangeChoiceEvent,
  ProCustomChangeContext,
} from './pro-custom-change.types.ts';

/** The membership whose plan is changed: of the chosen organization, or else the oldest; null without any. */
export const changingMembership = ({
  memberships,
  organizationSlug,
}: Pick<ProCustomChangeContext, 'memberships' | 'organizationSlug'>): ChangingMembership | null =>
  chosenMembership(memberships, organizationSlug);

/** The terms of the plans below the current one, in the order of the catalog; none for an upgrade. */
export function lowerSkus(context: ProCustomChangeContext): readonly string[] {
  const own = changingMembership(context);
  if (own === null || context.direction === 'UPGRADE') return [];
  return lowerMemberships(context.sold, own.plan.buyer).flatMap(({ terms }) => terms.map(({ sku }) => sku));
}

/** Why the current plan isn't changed; null if it may be, and without an organization. */
export function obstacleIn(context: ProCustomChangeContext): ProChangeObstacle | null {
  const own = changingMembership(context);
  const { direction, offers, country } = context;
  return (
    own && proChangeObstacle(direction, own.plan, { offers, country, lowerPlans: lowerSkus(context).length })
  );
}

/** The requested change, with the Pro plan that it is about. */
export interface RequestedProChange {
  readonly own: ChangingMembership;
  readonly plan: ProPlan;
  readonly choice: ProChoice;
}

/** A lower plan that can't be had gives way to the current one. */
function possibleSku(
  sku: string,
  own: ChangingMembership,
  { offers, terms }: ProCustomChangeContext,
): string {
  const isLower = terms.some((term) => term.sku === sku && term.preview !== null);
  return isLower ? sku : (chosenProPlan({ sku }, own.plan, offers)?.sku ?? sku);
}

/** What was chosen for the membership that is changed, or else what it has. Only asked for where the rules allow one. */
export function requestedChangeIn(
  context: ProCustomChangeContext,
  part: Partial<ProChoice> = {},
): RequestedProChange {
  const { direction, offers, choice: kept } = context;
  const own = changingMembership(context);
  const before = kept?.membershipId === own?.id ? kept : null;
  const plan = own && chosenProPlan({ sku: part.sku ?? before?.sku ?? '' }, own.plan, offers);
  if (own === null || plan === null) throw new Error('No Pro plan is changed.');
  const choice = changeProChoice(direction, before, part, own.plan, plan);
  return { own, plan, choice: { ...choice, sku: possibleSku(choice.sku, own, context) } };
}

/** The part of the choice that an event replaces. */
export function partIn(
  event: ProChangeChoiceEvent,
  { own, choice }: RequestedProChange,
  context: ProCustomChangeContext,
) {
  switch (event.type) {
    case 'membership.chosen':
      return { sku: event.sku };
    case 'feature.chosen':
      return { features: withChosen(choice.features, event.sku, event.isChosen) };
    case 'term.chosen': {
      const plan = proPlansOf(own.plan, context.offers).find(({ months }) => months === event.months);
      return plan === undefined ? {} : { sku: plan.sku };
    }
    case 'members.chosen':
      return { members: event.members };
  }
}

/** The change by which the choice is made. */
export function changeInput({
  context,
}: {
  readonly context: ProCustomChangeContext;
}): SubscriptionChangeInput {
  const { own, plan, choice } = requestedChangeIn(context);
  return { membershipId: own.id, change: toRequestedChange(choice, plan) };
}
