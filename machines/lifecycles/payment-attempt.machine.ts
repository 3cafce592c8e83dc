import type { StateValueFrom } from 'xstate';
import { lifecycleOf } from './lifecycle.ts';
import { nextStatus, statusesOf } from './next-status.ts';

/** What can happen to one try to charge. */
export type PaymentAttemptEvent =
  | { readonly type: 'attempt.actionRequired' }
  | { readonly type: 'attempt.processing' }
  | { readonly type: 'attempt.succeeded' }
  | { readonly type: 'attempt.declined' }
  | { readonly type: 'attempt.canceled' };

/** An attempt to charge, under one key. It never leaves its final status; a retry is another attempt. */
export const paymentAttemptMachine = lifecycleOf<PaymentAttemptEvent>().createMachine({
  id: 'payment-attempt',
  context: {},
  initial: 'PENDING',
  states: {
    PENDING: {
      meta: { description: 'The provider has not answered yet, or not clearly.' },
      on: {
        'attempt.actionRequired': 'REQUIRES_ACTION',
        'attempt.processing': 'PROCESSING',
        'attempt.succeeded': 'SUCCEEDED',
        'attempt.declined': 'DECLINED',
        'attempt.canceled': 'CANCELED',
      },
    },
    REQUIRES_ACTION: {
      meta: { description: 'The buyer’s bank requires confirmation (3-D Secure).' },
      on: {
        'attempt.actionRequired': 'REQUIRES_ACTION',
        'attempt.processing': 'PROCESSING',
        'attempt.succeeded': 'SUCCEEDED',
        'attempt.declined': 'DECLINED',
        'attempt.canceled': 'CANCELED',
      },
    },
    PROCESSING: {
      meta: { description: 'The provider accepted it and is still processing it.' },
      on: {
        'attempt.processing': 'PROCESSING',
        'attempt.succeeded': 'SUCCEEDED',
        'attempt.declined': 'DECLINED',
        'attempt.canceled': 'CANCELED',
      },
    },
    SUCCEEDED: { type: 'final', meta: { description: 'The money has been received.' } },
    DECLINED: { type: 'final', meta: { description: 'The bank or the provider declined it.' } },
    CANCELED: { type: 'final', meta: { description: 'It was abandoned before it was charged.' } },
  },
});

/** The statuses of one try to charge, as states of its lifecycle. */
export type PaymentAttemptStatus = StateValueFrom<typeof paymentAttemptMachine>;

/** The status after the event; null if it must not be written. */
export const nextPaymentAttemptStatus = (
  status: PaymentAttemptStatus,
  event: PaymentAttemptEvent,
): PaymentAttemptStatus | null => nextStatus(paymentAttemptMachine, status, event);

/** The statuses of an attempt that has not ended. */
export const openAttemptStatuses: readonly PaymentAttemptStatus[] = statusesOf(paymentAttemptMachine).filter(
  (status) => nextPaymentAttemptStatus(status, { type: 'attempt.succeeded' }) !== null,
);
