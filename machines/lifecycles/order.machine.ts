import type { StateValueFrom } from 'xstate';
import { lifecycleOf } from './lifecycle.ts';
import { nextStatus } from './next-status.ts';

/** What can happen to an order. */
export type OrderEvent =
  /** It is paid, or its payment is pending and certain enough to ship. */
  | { readonly type: 'order.confirmed' }
  /** Some of its items are shipped. */
  | { readonly type: 'order.partlyFulfilled' }
  | { readonly type: 'order.fulfilled' }
  | { readonly type: 'order.canceled' }
  /** Its buyer has withdrawn from it within the period of the law. */
  | { readonly type: 'order.withdrawn' };

/** An order, from its placement to its shipment, and to its withdrawal where its buyer declares one. */
export const orderMachine = lifecycleOf<OrderEvent>().createMachine({
  id: 'order',
  context: {},
  initial: 'UNCONFIRMED',
  states: {
    UNCONFIRMED: {
      meta: { description: 'The order is saved but hidden, because its payment isn’t certain yet.' },
      on: { 'order.confirmed': 'UNFULFILLED', 'order.canceled': 'CANCELED' },
    },
    UNFULFILLED: {
      meta: { description: 'The order is confirmed and waiting to be shipped.' },
      on: {
        'order.partlyFulfilled': 'PARTIALLY_FULFILLED',
        'order.fulfilled': 'FULFILLED',
        'order.canceled': 'CANCELED',
        'order.withdrawn': 'WITHDRAWN',
      },
    },
    PARTIALLY_FULFILLED: {
      meta: { description: 'Some of the items were shipped, and the others are waiting.' },
      on: {
        'order.partlyFulfilled': 'PARTIALLY_FULFILLED',
        'order.fulfilled': 'FULFILLED',
        'order.withdrawn': 'WITHDRAWN',
      },
    },
    FULFILLED: {
      meta: { description: 'Everything was shipped.' },
      on: { 'order.withdrawn': 'WITHDRAWN' },
    },
    CANCELED: { type: 'final', meta: { description: 'The order is canceled; nothing ships.' } },
    WITHDRAWN: {
      type: 'final',
      meta: {
        description:
          'The buyer has withdrawn: nothing more ships, what was shipped comes back, and so does the money.',
      },
    },
  },
});

/** The statuses of an order, as states of its lifecycle. */
export type OrderStatus = StateValueFrom<typeof orderMachine>;

/** The status after the event; null if it must not be written. */
export const nextOrderStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | null =>
  nextStatus(orderMachine, status, event);
