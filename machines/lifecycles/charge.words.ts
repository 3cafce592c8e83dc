import type { MachineWords } from '../flow/index.ts';

export const chargeWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Charge',
  sentence: 'How much of an order’s total has been received: none, part or all.',
  events: {
    'charge.failed': 'Charge fails',
    'charge.partlySucceeded': 'Part of the money arrives',
    'charge.started': 'Payment is accepted, and its outcome is pending',
    'charge.succeeded': 'All the money arrives',
  },
  places: {
    ASYNC_PROCESSING: 'payment pending',
    PARTIALLY_CHARGED: 'partly charged',
  },
};
