import type { SnapshotFrom } from 'xstate';
import { reactionToRefusals, refusalsOf, type Trouble } from '../flow/index.ts';
import type { CardField } from '../rules/error-codes.ts';
import type { paymentMachine } from './payment.machine.ts';
import type { PaymentForm } from './payment.types.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** What the payment step shows, from a snapshot of the payment machine. */
export function paymentForm(snapshot: PaymentSnapshot): PaymentForm {
  const { method, card, trouble } = snapshot.context;
  return { method, card, trouble, isTokenising: snapshot.matches('tokenising') };
}

/** The card field that takes the focus after a refusal; null when the refusal names none or nothing was refused. */
export function cardFieldToFocus(trouble: Trouble | null): CardField | null {
  const refusals = refusalsOf(trouble);
  return refusals.length === 0 ? null : (reactionToRefusals(refusals).field ?? null);
}
