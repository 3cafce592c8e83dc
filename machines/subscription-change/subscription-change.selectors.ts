import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { subscriptionChangeMachine } from './subscription-change.machine.ts';
import { decisiveRefusalOf, isNothingDue } from './subscription-change.setup.ts';
import { isRenewalRequested } from '../rules/changes/index.ts';
import type { Money } from '../rules/money/index.ts';
import type { ChangePreview, SubscriptionChangeEvent } from './subscription-change.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type SubscriptionChangeSnapshot = SnapshotFrom<typeof subscriptionChangeMachine>;

/** What a flow that contains the change forwards to it. */
export const changeEventTypes = [
  'method.chosen',
  'card.changed',
  'card.keeping.changed',
  'change.confirmed',
  'change.canceled',
  'retry.requested',
  'session.startedInOtherTab',
  'session.endedInOtherTab',
] as const satisfies readonly SubscriptionChangeEvent['type'][];

/** The transitions by which a flow forwards them, with an action of this name. */
export const forwardedToChange = Object.fromEntries(
  changeEventTypes.map((type) => [type, { actions: 'forwardToChange' }] as const),
) as { readonly [Type in (typeof changeEventTypes)[number]]: { readonly actions: 'forwardToChange' } };

/** What is shown. The preview stays while what it shows is asked for, so that nothing typed is lost. */
export type ChangeScreen =
  | 'loading'
  | 'unpreviewed'
  | 'preview'
  | 'unanswered'
  | 'unsettled'
  | 'refused'
  | 'signedOut';

/** Until the shop has answered the person who has signed in, the preview may be another person's. */
const isPreviewShown = (snapshot: SubscriptionChangeSnapshot): boolean =>
  snapshot.context.preview !== null && !snapshot.matches({ previewing: 'afterSignIn' });

/** The states with a screen of their own. */
const screens = [
  ['unpreviewed', 'unpreviewed'],
  ['unanswered', 'unanswered'],
  ['repeating', 'unanswered'],
  ['waiting', 'unsettled'],
  ['inquiring', 'unsettled'],
  ['unsettled', 'unsettled'],
  ['refused', 'refused'],
  ['signedOut', 'signedOut'],
] as const satisfies readonly (readonly [state: string, screen: ChangeScreen])[];

/** The screen that belongs to the state of the flow. */
export function changeScreenOf(snapshot: SubscriptionChangeSnapshot): ChangeScreen {
  const [, screen] = screens.find(([state]) => snapshot.matches(state)) ?? [];
  return screen ?? (isPreviewShown(snapshot) ? 'preview' : 'loading');
}

/** What the preview shows; only for the screen of that name. */
export function changePreviewOf({ context: { preview } }: SubscriptionChangeSnapshot): ChangePreview {
  if (preview === null) throw new Error('The change was not previewed.');
  return preview;
}

/** Whether one more term is paid, which begins when the paid days end rather than today. */
export const isOneMoreTerm = ({ context }: SubscriptionChangeSnapshot): boolean =>
  isRenewalRequested(context.change);

/** Whether a rental is left early: what is due are its remaining months, and nothing begins. */
export const isRentalLeft = ({ context }: SubscriptionChangeSnapshot): boolean =>
  context.change.leavesRental === true;

/** Whether the card that is entered for the change is kept for renewals. */
const isCardKept = ({ context }: SubscriptionChangeSnapshot): boolean =>
  !isNothingDue(context) && context.methodId === null && context.isKept;

/** The next automatic charge after the change, if it is paid as chosen; null if it doesn't renew automatically. */
export function nextChargeDayOf(snapshot: SubscriptionChangeSnapshot): string | null {
  const { nextChargeDay, nextChargeDayIfKept } = changePreviewOf(snapshot);
  return isCardKept(snapshot) ? nextChargeDayIfKept : nextChargeDay;
}

/** Whether the change turns automatic renewal on, if it is paid as chosen. */
export function isRenewalTurnedOn(snapshot: SubscriptionChangeSnapshot): boolean {
  const { nextChargeDay, clearsCancellation } = changePreviewOf(snapshot);
  return clearsCancellation || (nextChargeDay === null && nextChargeDayOf(snapshot) !== null);
}

/** Whether the shop, the provider or the bank is being asked. */
export const isChangePending = (snapshot: SubscriptionChangeSnapshot): boolean => snapshot.hasTag('pending');

/** Whether the shop was asked and has not answered definitely, so that a charge may be under way. */
export const isChangeSent = ({ context }: SubscriptionChangeSnapshot): boolean =>
  context.idempotencyKey !== null;

/** An amount that differs from the one that the person saw before. */
export interface ChangedAmount {
  /** Due now, or of one more term. */
  readonly what: 'due' | 'renewal';
  /** Null if the membership didn't, or doesn't, renew. */
  readonly before: Money | null;
  readonly after: Money | null;
}

const isSameAmount = (one: Money | null, other: Money | null): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency;

const shownAmounts = ({ amountDue, renewalPrice }: ChangePreview) => ({
  due: amountDue.gross,
  renewal: renewalPrice?.gross ?? null,
});

/**
 * The amounts that changed when the shop calculated them again, from the ones that the person last saw; empty if all
 * are the same, and null if none was calculated again since they confirmed what they saw.
 */
export function recalculatedAmountsOf({
  context: { preview, replacedPreview },
}: SubscriptionChangeSnapshot): readonly ChangedAmount[] | null {
  if (preview === null || replacedPreview === null) return null;
  const [before, after] = [shownAmounts(replacedPreview), shownAmounts(preview)];
  return (['due', 'renewal'] as const)
    .map((what) => ({ what, before: before[what], after: after[what] }))
    .filter((amount) => !isSameAmount(amount.before, amount.after));
}

/** Whether something is due, so that the page asks how it is paid. */
export const isPaymentNeeded = ({ context }: SubscriptionChangeSnapshot): boolean => !isNothingDue(context);

/** Whether the fields for another card are shown: not while the provider has it and nothing was refused. */
export const areCardFieldsShown = (snapshot: SubscriptionChangeSnapshot): boolean =>
  snapshot.context.methodId === null && !(snapshot.matches('previewed') && snapshot.context.means !== null);

/** Where a person continues whose change can't be made. */
export type ChangeRemedy = 'contactSales' | 'payDue' | 'chooseMembership' | 'askAdministrator' | 'goBack';

/** What the buyer can do about the refusal of a change. */
export function changeRemedyOf({ context }: SubscriptionChangeSnapshot): ChangeRemedy {
  const { code, reason, field } = decisiveRefusalOf(context) ?? {};
  if (code === 'ENTERPRISE_CODE_REQUIRED') return 'contactSales';
  if (code === 'NO_PERMISSIONS') return 'askAdministrator';
  if (reason === 'NOT_RENEWABLE' && field === null) return 'chooseMembership';
  return reason === 'PAYMENT_OVERDUE' ? 'payDue' : 'goBack';
}

/** The change inside a flow; null where the flow contains none now. */
export const containedChange = (children: {
  readonly subscriptionChange?: ActorRefFrom<typeof subscriptionChangeMachine> | undefined;
}): SubscriptionChangeSnapshot | null => children.subscriptionChange?.getSnapshot() ?? null;
