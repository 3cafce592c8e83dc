import type { MachineWords } from '../flow/index.ts';

export const subscriptionWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Subscription',
  sentence: 'The life of a membership, from trial to end.',
  events: {
    'subscription.canceled': 'Membership ends',
    'subscription.chargeFailed': 'Charge fails',
    'subscription.charged': 'Period is paid',
    'subscription.reactivated': 'Customer reactivates the membership',
  },
  places: {
    TRIALING: 'on trial',
  },
  troubles: ['subscription.PAST_DUE'],
};
