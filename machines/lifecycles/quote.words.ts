import type { MachineWords } from '../flow/index.ts';

export const quoteWords: MachineWords = {
  kind: 'lifecycle',
  title: 'Quote',
  sentence: 'An offer at fixed prices, until it is paid or expires.',
  events: {
    'quote.expired': 'Quote’s last day passes',
    'quote.paid': 'Quote is paid',
  },
};
