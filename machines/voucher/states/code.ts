import { voucherChart } from '../voucher.setup.ts';

/** What the code that counts does for the total, as the server last said. */
export const codeState = voucherChart.createStateConfig({
  meta: { description: 'The code that counts, and what it does for the total.' },
  initial: 'none',
  on: {
    'voucher.repriced': [
      { guard: 'isCodeDropped', target: '.dropped', actions: 'keepCheckout' },
      { guard: 'isWithoutCode', target: '.none', actions: 'keepCheckout' },
      { guard: 'isDiscountLost', target: '.applied.losing', actions: 'keepCheckout' },
      { guard: 'isCodeReplaced', target: '.applied.replacing', actions: 'keepCheckout' },
      { guard: 'isCodeNew', target: '.applied.alone', actions: 'keepCheckout' },
      { actions: 'keepCheckout' },
    ],
  },
  states: {
    none: { meta: { description: 'No code counts.' } },
    applied: {
      meta: { description: 'A code counts and can be removed.' },
      initial: 'alone',
      states: {
        alone: { meta: { description: 'It took the place of no other code.' } },
        replacing: {
          meta: { description: 'It took the place of another code that gave no more: one code per order.' },
        },
        losing: {
          meta: {
            description:
              'It took the place of a code that gave more: the buyer reads how much, and can use that one again.',
          },
        },
      },
    },
    dropped: {
      meta: {
        description:
          'A code that counted does not any more because the cart, the buyer or the day changed: the page says why and what the total is without it.',
      },
    },
  },
});
