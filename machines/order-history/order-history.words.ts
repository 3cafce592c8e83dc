import type { MachineWords } from '../flow/index.ts';

export const orderHistoryWords: MachineWords = {
  kind: 'flow',
  title: 'Order history',
  sentence: 'A person sees what they have ordered, and an administrator what their organization has.',
  services: { loadOrders: 'the shop for the orders of whoever is signed in' },
  events: { 'orders.moreRequested': 'Person asks for older orders' },
  guards: {
    isNothingOrdered: 'there are no orders',
    hasMoreOrders: 'there are older orders',
  },
  actions: {
    addOrders: 'show the orders after those shown',
    forgetOrders: 'forget the orders',
  },
  places: {},
  troubles: ['order-history.unanswered', 'order-history.listed.unanswered', 'order-history.signedOut'],
  happyPath: ['order-history.loading', 'order-history.listed'],
};
