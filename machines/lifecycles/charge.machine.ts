import type { StateValueFrom } from 'xstate';
import { lifecycleOf } from './lifecycle.ts';
import { nextStatus } from './next-status.ts';

/** What can happen to a charge. */
export type ChargeEvent =
  /** A bank has a debit, or the provider reviews the payment: the money arrives later or not at all. */
  | { readonly type: 'charge.started' }
  | { readonly type: 'charge.partlySucceeded' }
  | { readonly type: 'charge.succeeded' }
  | { readonly type: 'charge.failed' };

/** The part of an order's total that was received. A late or reordered message never reverts received money. */
export const chargeMachine = lifecycleOf<ChargeEvent>().createMachine({
  id: 'charge',
  context: {},
  initial: 'NOT_CHARGED',
  states: {
    NOT_CHARGED: {
      meta: { description: 'No money has been received.' },
      on: {
        'charge.started': 'ASYNC_PROCESSING',
        'charge.partlySucceeded': 'PARTIALLY_CHARGED',
        'charge.succeeded': 'FULLY_CHARGED',
      },
    },
    ASYNC_PROCESSING: {
      meta: {
        description: 'The bank moves the money, which takes days, or the provider reviews the payment.',
      },
      on: {
        'charge.partlySucceeded': 'PARTIALLY_CHARGED',
        'charge.succeeded': 'FULLY_CHARGED',
        'charge.failed': 'NOT_CHARGED',
      },
    },
    PARTIALLY_CHARGED: {
      meta: { description: 'Less than the total has been received.' },
      on: { 'charge.succeeded': 'FULLY_CHARGED' },
    },
    FULLY_CHARGED: { type: 'final', meta: { description: 'The full total has been received.' } },
  },
});

/** How much of a total has been received, as states of its lifecycle. */
export type ChargeStatus = StateValueFrom<typeof chargeMachine>;
/** Whether an order is fully paid. */
export type OrderPaymentStatus = 'OPEN' | 'PAID';

/** The status after the event; null if it must not be written. */
export const nextChargeStatus = (status: ChargeStatus, event: ChargeEvent): ChargeStatus | null =>
  nextStatus(chargeMachine, status, event);

/**
 * An order is paid once the whole total was received. Since that never reverts, neither does PAID (coverage PAY-12).
 */
export const orderPaymentStatusOf = (charge: ChargeStatus): OrderPaymentStatus =>
  charge === 'FULLY_CHARGED' ? 'PAID' : 'OPEN';
