import type { SnapshotFrom } from 'xstate';
import { renewalSwitchOf } from '../account/index.ts';
import { isProExtended, seatStep } from '../rules/plans/index.ts';
import { rangeOf, seatVerdictOf, requestedSeatsOf } from './edited-seats.ts';
import type { editMembershipMachine } from './edit-membership.machine.ts';
import { committedDayOf, lowerSkusOf } from './edit-membership.setup.ts';
import type { EditedMembership } from './edit-membership.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type EditMembershipSnapshot = SnapshotFrom<typeof editMembershipMachine>;

/** What the page shows. */
export type EditMembershipScreen =
  | 'signedOut'
  | 'loading'
  | 'unanswered'
  | 'forbidden'
  | 'bySales'
  | 'ended'
  | 'ready'
  | 'changing'
  | 'changed';

const screens = [
  'signedOut',
  'unanswered',
  'forbidden',
  'bySales',
  'ended',
  'changing',
  'changed',
  'loading',
  'opening',
] as const;

/** The screen that belongs to the state of the flow. */
export function editMembershipScreenOf(snapshot: EditMembershipSnapshot): EditMembershipScreen {
  const found = screens.find((screen) => snapshot.matches(screen)) ?? 'ready';
  return found === 'opening' ? 'loading' : found;
}

/** The membership that is edited; only for the screens that show one. */
export function editedMembershipOf({ context: { membership } }: EditMembershipSnapshot): EditedMembership {
  if (membership === null) throw new Error('No membership is edited.');
  return membership;
}

/** How the session ended while the page was open: before a request was sent, or during one. Null if it didn't. */
export function editSessionEndOf(snapshot: EditMembershipSnapshot): 'ended' | 'interrupted' | null {
  if (snapshot.matches({ signedOut: 'ended' })) return 'ended';
  return snapshot.matches({ signedOut: 'interrupted' }) ? 'interrupted' : null;
}

/** Whether the store is being asked. */
export const isEditPending = (snapshot: EditMembershipSnapshot): boolean => snapshot.hasTag('pending');

/** Whether the page asks to really end the automatic renewal. */
export const isEndOfRenewalToConfirm = (snapshot: EditMembershipSnapshot): boolean =>
  snapshot.matches('confirming');

/** Whether the plan is a Pro plan, whose features may be changed as well. */
export function isProEdited(snapshot: EditMembershipSnapshot): boolean {
  const { planType, market } = editedMembershipOf(snapshot).organization;
  return isProExtended(planType, market);
}

/** What may be done about the automatic renewal; null where nothing may. */
export const editedRenewalOf = (snapshot: EditMembershipSnapshot): 'cancel' | 'resume' | null =>
  renewalSwitchOf(editedMembershipOf(snapshot));

/** The last day of a rental that can be left early; null for everything else. */
export const committedRentalDayOf = (snapshot: EditMembershipSnapshot): string | null =>
  committedDayOf(editedMembershipOf(snapshot));

/** The terms of lower plans that the membership may become at the end of its term; empty for none. */
export const lowerPlansOf = (snapshot: EditMembershipSnapshot): readonly string[] =>
  lowerSkusOf(editedMembershipOf(snapshot));

interface SeatField {
  readonly value: number;
  readonly fewest: number;
  readonly most: number;
  /** The number of seats by which the contract changes. */
  readonly step: number;
}

/** The field for the seats; null where no seats are sold. */
export function seatFieldOf(snapshot: EditMembershipSnapshot): SeatField | null {
  const { organization } = editedMembershipOf(snapshot);
  const range = rangeOf(organization);
  const step = seatStep(organization.seats.isSoldInTens);
  return range && { value: requestedSeatsOf(snapshot.context), ...range, step };
}

/** Whether a number within the limits can't be had because the contract has seats in tens only. */
export function isNumberBetweenTens({ context }: EditMembershipSnapshot, seats: number): boolean {
  const verdict = seatVerdictOf(context, seats);
  return !verdict.allowed && verdict.reason === 'NOT_IN_TENS';
}

/** What is wrong with the number of seats, once it was sent; null when nothing is. */
export function seatProblemOf(snapshot: EditMembershipSnapshot) {
  if (!snapshot.matches({ ready: 'incomplete' })) return null;
  const verdict = seatVerdictOf(snapshot.context);
  return verdict.allowed ? 'UNCHANGED' : verdict.reason;
}
