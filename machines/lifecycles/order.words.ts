import type { MachineWords } from '../flow/index.ts';

export const orderWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Order',
  sentence:
    'The life of an order, from creation until everything is shipped, or it is canceled or withdrawn.',
  events: {
    'order.canceled': 'Order is canceled',
    'order.confirmed': 'Payment is certain enough',
    'order.fulfilled': 'Everything is shipped',
    'order.partlyFulfilled': 'Some items are shipped',
    'order.withdrawn': 'Buyer withdraws from the order',
  },
  places: {
    FULFILLED: 'shipped',
    PARTIALLY_FULFILLED: 'partly shipped',
    UNCONFIRMED: 'not confirmed',
    UNFULFILLED: 'not shipped yet',
    WITHDRAWN: 'withdrawn',
  },
  happyPath: ['order.UNCONFIRMED', 'order.UNFULFILLED', 'order.FULFILLED'],
};
