import type { SnapshotFrom } from 'xstate';
import {
  addedProLines,
  openFeatures,
  proDifference,
  proPlansOf,
  proSeatRange,
} from '../rules/pro-custom/index.ts';
import { isEndedRenewable } from '../rules/renewals/index.ts';
import type { proCustomChangeMachine } from './pro-custom-change.machine.ts';
import { proChangeSteps, type ProChangeStep } from './pro-custom-change.steps.ts';
import { changingMembership, type RequestedProChange, requestedChangeIn } from './requested-change.ts';

export { changingMembership };

/** The flow in one of its states, as its selectors read it. */
export type ProCustomChangeSnapshot = SnapshotFrom<typeof proCustomChangeMachine>;

const screens = [
  'signedOut',
  'unanswered',
  'refused',
  'features',
  'members',
  'reducing',
  'changing',
  'changed',
] as const;

/** What the page to change a Pro plan shows. */
export type ProCustomChangeScreen = (typeof screens)[number] | 'loading';

/** The screen of a state. What the shop is still to be asked shows as loading. */
export const proChangeScreenOf = (snapshot: ProCustomChangeSnapshot): ProCustomChangeScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** Whether the shop has ended the session, which the person didn't ask for. */
export const isProChangeSessionEnded = (snapshot: ProCustomChangeSnapshot): boolean =>
  snapshot.matches({ signedOut: 'ended' });

const refusals = [
  'withoutOrganization',
  'toMembers',
  'withoutSales',
  'afterEnd',
  'whileOverdue',
  'whileCommitted',
  'inCountry',
  'withoutMore',
  'withoutPro',
  'withoutRenewal',
  'withoutLess',
] as const;
/** Why the Pro plan can't be changed here. */
export type ProChangeRefusal = (typeof refusals)[number];

/** Why the plan can't be changed like this; null if it can. */
export const proChangeRefusalOf = (snapshot: ProCustomChangeSnapshot): ProChangeRefusal | null =>
  refusals.find((refused) => snapshot.matches({ refused })) ?? null;

/** The requested change, with the membership and the Pro plan; only for the screens that show a choice, or what came of it. */
export const requestedChangeOf = ({ context }: ProCustomChangeSnapshot): RequestedProChange =>
  requestedChangeIn(context);

/** Whether the Pro plan is chosen, rather than one below it. */
export function isProChosen(snapshot: ProCustomChangeSnapshot): boolean {
  const { plan, choice } = requestedChangeOf(snapshot);
  return choice.sku === plan.sku;
}

/** The features that the change adds and takes away, and the seats by which the Pro plan changes; null for another plan. */
export function changedPartsOf(snapshot: ProCustomChangeSnapshot) {
  const { own, choice } = requestedChangeOf(snapshot);
  return isProChosen(snapshot)
    ? proDifference(choice, own.plan)
    : { seats: null, added: [], removed: own.plan.featureSkus };
}

/** What an upgrade adds to the price of each term, by SKU. */
export function addedLinesOf(snapshot: ProCustomChangeSnapshot) {
  const { own, plan, choice } = requestedChangeOf(snapshot);
  return addedProLines(choice, own.plan, plan);
}

/** What may be chosen: the terms of the Pro plan, features that may be added or taken away, and numbers of members. */
export function proChangeOptionsOf({ context }: ProCustomChangeSnapshot) {
  const { own, plan } = requestedChangeIn(context);
  const { direction, offers } = context;
  return {
    terms: proPlansOf(own.plan, offers),
    features: openFeatures(direction, own.plan, plan),
    members: proSeatRange(direction, own.plan, plan),
  };
}

/** Whether the choice was sent although it is what the organization has. */
export const isProChoiceUnchanged = (snapshot: ProCustomChangeSnapshot): boolean =>
  snapshot.matches({ members: 'unchanged' }) || snapshot.matches({ reducing: 'unchanged' });

/** Whether more members are wanted than can be bought without sales. */
export const isProChangeForSales = (snapshot: ProCustomChangeSnapshot): boolean =>
  snapshot.matches({ members: 'tooMany' });

/** The steps of this upgrade: without features where the plan has all of them. */
export const proChangeStepsOf = (snapshot: ProCustomChangeSnapshot): readonly ProChangeStep[] =>
  proChangeSteps.ids.filter(
    (step) => step !== 'features' || proChangeOptionsOf(snapshot).features.length > 0,
  );

/** The step that the page shows; null on screens outside the steps, and for a downgrade. */
export function proChangeStepOf(snapshot: ProCustomChangeSnapshot): ProChangeStep | null {
  if (snapshot.context.direction === 'DOWNGRADE') return null;
  const isStep = ['features', 'members', 'changing'].includes(proChangeScreenOf(snapshot));
  return isStep ? snapshot.context.step : null;
}

/** Whether the membership has ended and can be renewed. */
export function isProChangeRenewable({ context }: ProCustomChangeSnapshot): boolean {
  const own = changingMembership(context);
  return own !== null && isEndedRenewable(own.plan.buyer, context.country);
}
