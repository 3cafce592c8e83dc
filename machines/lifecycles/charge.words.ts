import type { MachineWords } from '../flow/index.ts';

export const chargeWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Charge',
  sentence: 'Whether the money for an order has come in: nothing of it, a part, or all.',
  events: {
    'charge.failed': 'Charge fails',
    'charge.partlySucceeded': 'Part of the money comes in',
    'charge.started': 'Bank debit begins',
    'charge.succeeded': 'All the money comes in',
  },
  places: {
    ASYNC_PROCESSING: 'bank debit under way',
    PARTIALLY_CHARGED: 'partly charged',
  },
};
