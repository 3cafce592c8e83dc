import type { SnapshotFrom } from 'xstate';
import { type Adding, containedAdding } from '../add-to-cart/index.ts';
import { isEndedRenewable } from '../rules/renewals/index.ts';
import type { extraProbeMachine } from './extra-probe.machine.ts';
import { chosenProbe, chosenQuantity, mostProbes, probeBuyer, probesIn } from './extra-probe.setup.ts';

export { probeBuyer };

/** The flow in one of its states, as its selectors read it. */
export type ExtraProbeSnapshot = SnapshotFrom<typeof extraProbeMachine>;

/** What the page of another probe shows. */
export type ExtraProbeScreen = 'signedOut' | 'loading' | 'unanswered' | 'choosing' | 'refused';

/** The screen of a state. What the shop is still to be asked shows as loading. */
export function extraProbeScreenOf(snapshot: ExtraProbeSnapshot): ExtraProbeScreen {
  if (snapshot.matches('signedOut')) return 'signedOut';
  if (snapshot.matches('unanswered')) return 'unanswered';
  if (snapshot.matches({ known: 'choosing' })) return 'choosing';
  return snapshot.matches({ known: 'refused' }) ? 'refused' : 'loading';
}

/** Whether the person was signed out by the shop rather than by themselves. */
export const isExtraProbeSessionEnded = (snapshot: ExtraProbeSnapshot): boolean =>
  snapshot.matches({ signedOut: 'ended' });

const obstacles = [
  'withoutOrganization',
  'withoutSales',
  'withoutPlan',
  'toMembers',
  'whenFull',
  'forPlan',
] as const;
/** Why another probe can't be ordered. */
export type ExtraProbeRefusal = (typeof obstacles)[number];

/** Why no probe can be added; null if one can. */
export const extraProbeRefusalOf = (snapshot: ExtraProbeSnapshot): ExtraProbeRefusal | null =>
  obstacles.find((refused) => snapshot.matches({ known: { refused } })) ?? null;

/** What may be chosen, and what is. */
export interface ExtraProbeChoice {
  readonly skus: readonly string[];
  readonly sku: string | null;
  readonly quantity: number;
  /** The most that may be added at once. */
  readonly most: number;
  /** The result of the last press of "Add to cart". */
  readonly adding: Adding;
}

/** The choice in the machine's current state. */
export function extraProbeChoiceOf({ context, children }: ExtraProbeSnapshot): ExtraProbeChoice {
  return {
    skus: probesIn(context).flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    sku: chosenProbe(context),
    quantity: chosenQuantity(context),
    most: mostProbes(context),
    adding: containedAdding(children),
  };
}

/** Whether the membership has ended and can be renewed. */
export function isExtraProbeRenewable({ context }: ExtraProbeSnapshot): boolean {
  const own = probeBuyer(context);
  return own !== null && isEndedRenewable(own.buyer, context.country);
}
