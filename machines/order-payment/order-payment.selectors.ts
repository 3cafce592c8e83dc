import type { SnapshotFrom } from 'xstate';
import { type PaymentForm, paymentForm, type PaymentSnapshot } from '../payment/index.ts';
import type { orderPaymentMachine } from './order-payment.machine.ts';
import type { DebitMandate } from '../rules/payment/index.ts';
import { isDebitOffered } from '../rules/payment/index.ts';
import { chosenMethodIn } from './order-payment.setup.ts';
import type { Payable } from './order-payment.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type OrderPaymentSnapshot = SnapshotFrom<typeof orderPaymentMachine>;

/** What the page shows. */
export type OrderPaymentScreen =
  | 'loading'
  | 'unanswered'
  | 'open'
  | 'paying'
  | 'pending'
  | 'partlyPaid'
  | 'paid'
  | 'expired'
  | 'missing';

const screens = [
  'unanswered',
  'open',
  'paying',
  'pending',
  'partlyPaid',
  'paid',
  'expired',
  'missing',
] as const satisfies readonly OrderPaymentScreen[];

/** The screen of a state. Pending requests to the shop show as loading. */
export const orderPaymentScreenOf = (snapshot: OrderPaymentSnapshot): OrderPaymentScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** What is owed; null until the shop has answered. */
export const payableOf = ({ context }: OrderPaymentSnapshot): Payable | null => context.payable;

/** The payment form; null while it isn't shown. */
export function orderPaymentFormOf({ children }: OrderPaymentSnapshot): PaymentForm | null {
  const form = children.paymentForm?.getSnapshot() as PaymentSnapshot | undefined;
  return form === undefined ? null : paymentForm(form);
}

/** What the payer has entered for a debit; null while another method is chosen. */
export const mandateOf = ({ context }: OrderPaymentSnapshot): DebitMandate | null =>
  isDebitOffered(chosenMethodIn(context)) ? context.mandate : null;

/** Whether the payer's bank is asking them. Whoever pays by debit has agreed to it on the page. */
export const isBankAsking = (snapshot: OrderPaymentSnapshot): boolean =>
  snapshot.matches({ paying: 'redirect' }) && mandateOf(snapshot) === null;

/** Whether the payer has done something on this page, so that what follows is news to them. */
export const hasPayerActed = ({ context }: OrderPaymentSnapshot): boolean =>
  context.preferred !== null || context.trouble !== null;

/** Whether the shop is no longer asked about a payment in progress, until the payer wants it. */
export const isResting = (snapshot: OrderPaymentSnapshot): boolean =>
  snapshot.matches({ pending: 'resting' });

/** Whether the shop, the provider or the bank is being asked. */
export const isOrderPaymentPending = (snapshot: OrderPaymentSnapshot): boolean => snapshot.hasTag('pending');
