import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import type { PaymentForm } from './payment.types.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** What the payment step shows, from a snapshot of the payment machine. */
export function paymentForm(snapshot: PaymentSnapshot): PaymentForm {
  const { method, card, trouble } = snapshot.context;
  return { method, card, trouble, isPending: snapshot.matches('tokenising') };
}
