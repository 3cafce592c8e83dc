import type { StateValueFrom } from 'xstate';
import { lifecycleOf } from './lifecycle.ts';
import { nextStatus } from './next-status.ts';

/** What can happen to a membership. */
export type SubscriptionEvent =
  /** A period was paid: the first after a trial, a renewal, or an overdue one. */
  | { readonly type: 'subscription.charged' }
  | { readonly type: 'subscription.chargeFailed' }
  /** It ended, at the customer's request or unpaid for too long. */
  | { readonly type: 'subscription.canceled' }
  | { readonly type: 'subscription.reactivated' };

/** A membership, from its trial to its end and a possible return (coverage CHANGE-1). */
export const subscriptionMachine = lifecycleOf<SubscriptionEvent>().createMachine({
  id: 'subscription',
  context: {},
  initial: 'TRIALING',
  states: {
    TRIALING: {
      meta: { description: 'The customer is on a free trial.' },
      on: {
        'subscription.charged': 'ACTIVE',
        'subscription.chargeFailed': 'PAST_DUE',
        'subscription.canceled': 'CANCELED',
      },
    },
    ACTIVE: {
      meta: { description: 'The current period is paid.' },
      on: {
        'subscription.charged': 'ACTIVE',
        'subscription.chargeFailed': 'PAST_DUE',
        'subscription.canceled': 'CANCELED',
      },
    },
    PAST_DUE: {
      meta: { description: 'A renewal couldn’t be charged; it is retried.' },
      on: {
        'subscription.charged': 'ACTIVE',
        'subscription.chargeFailed': 'PAST_DUE',
        'subscription.canceled': 'CANCELED',
      },
    },
    CANCELED: {
      meta: { description: 'It has ended; the customer can reactivate it.' },
      on: { 'subscription.reactivated': 'ACTIVE' },
    },
  },
});

/** The statuses of a membership, as states of its lifecycle. */
export type SubscriptionStatus = StateValueFrom<typeof subscriptionMachine>;

/** With which a membership begins, whether it is tried first or charged at once. */
export const initialSubscriptionStatus: SubscriptionStatus = 'TRIALING';

/** The status after the event; null if it must not be written. */
export const nextSubscriptionStatus = (
  status: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | null => nextStatus(subscriptionMachine, status, event);
