import type { MachineWords } from '../flow/index.ts';

export const chargeWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Charge',
  sentence: 'How much of an order’s total has been received: none, part or all.',
  events: {
    'charge.failed': 'Charge fails',
    'charge.partlySucceeded': 'Part of the money arrives',
    'charge.started': 'Bank debit begins',
    'charge.succeeded': 'All the money arrives',
  },
  places: {
    ASYNC_PROCESSING: 'bank debit pending',
    PARTIALLY_CHARGED: 'partly charged',
  },
};
