import type { SnapshotFrom } from 'xstate';
import { type Adding, containedAdding } from '../add-to-cart/index.ts';
import { proPlanOf } from '../rules/pro-custom/index.ts';
import { proCustomSteps, type ProCustomStep } from './pro-custom.steps.ts';
import type { proCustomMachine } from './pro-custom.machine.ts';
import { proMembershipOf } from './pro-custom.setup.ts';

export { proMembershipOf };

/** The flow in one of its states, as its selectors read it. */
export type ProCustomSnapshot = SnapshotFrom<typeof proCustomMachine>;

/** The organization that the plan is for; null for a buyer without one. */
export const proOrganizationNameOf = ({ context }: ProCustomSnapshot): string | null =>
  proMembershipOf(context)?.organization.name ?? null;

/** Whether the shop is still finding out who is asking. */
export const isProCustomOpening = (snapshot: ProCustomSnapshot): boolean => snapshot.matches('opening');

/** Why the plan can't be ordered as it was chosen. */
const proProblems = [
  'inCountry',
  'withoutSignIn',
  'withoutSales',
  'besidePlan',
  'toMembers',
  'asChosen',
] as const;
/** One of {@link proProblems}. */
export type ProProblem = (typeof proProblems)[number];

/** The problem of the first step; null if there is none. */
export const proProblemOf = (snapshot: ProCustomSnapshot): ProProblem | null =>
  proProblems.find((problem) => snapshot.matches({ probe: { unavailable: problem } })) ?? null;

/** Whether the step is complete, so that the buyer can continue. */
export const isProStepComplete = (snapshot: ProCustomSnapshot): boolean =>
  snapshot.matches({ probe: 'offered' }) ||
  snapshot.matches('features') ||
  snapshot.matches({ members: 'offered' });

/** Whether more members are wanted than can be bought without sales. */
export const hasTooManyMembers = (snapshot: ProCustomSnapshot): boolean =>
  snapshot.matches({ members: 'tooMany' });

/** What the shop said of the price. */
export type ProConfirmation = 'pending' | 'confirmed' | 'repriced' | 'refused' | 'unanswered';

/** What the shop has answered about the price so far. */
export function proConfirmationOf(snapshot: ProCustomSnapshot): ProConfirmation {
  const said = (['confirmed', 'repriced', 'refused', 'unanswered'] as const).find((state) =>
    snapshot.matches({ review: state }),
  );
  return said ?? 'pending';
}

/** The result of the last press of "Add to cart". */
export const proAddingOf = ({ children }: ProCustomSnapshot): Adding => containedAdding(children);

/** The steps of this plan: without features, where none are sold for it. */
export const proStepsOf = ({ context: { selection, offers } }: ProCustomSnapshot): readonly ProCustomStep[] =>
  proCustomSteps.ids.filter(
    (step) => step !== 'features' || proPlanOf(selection, offers).features.length > 0,
  );
