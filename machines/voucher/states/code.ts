import { voucherChart } from '../voucher.setup.ts';

/** The applied code and its effect on the total, as in the server's last response. */
export const codeState = voucherChart.createStateConfig({
  meta: { description: 'The applied code, and its effect on the total.' },
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
    none: { meta: { description: 'No code is applied.' } },
    applied: {
      meta: { description: 'A code is applied and can be removed.' },
      initial: 'alone',
      states: {
        alone: { meta: { description: 'It replaced no other code.' } },
        replacing: {
          meta: { description: 'It replaced a code that didn’t save more: one code per order.' },
        },
        losing: {
          meta: {
            description:
              'It replaced a code that saved more: the page shows how much more, and the buyer can switch back.',
          },
        },
      },
    },
    dropped: {
      meta: {
        description:
          'The applied code no longer qualifies because the cart, the buyer or the date changed: the page explains why and shows the total without it.',
      },
    },
  },
});
