import type { CheckoutAnswer } from '../../cart/index.ts';
import { checkoutChart } from '../checkout.actions.ts';

const voucherAnswerOf = ({ event }: { readonly event: { readonly answer: CheckoutAnswer } }) => event.answer;

/** Text typed into the voucher field is kept at every step. */
const typing = {
  'voucher.typed': { actions: 'forwardToVoucher' },
  'voucher.left': { actions: 'forwardToVoucher' },
} as const;

/** The voucher beside the totals. A code can be tried at every step and never moves the buyer. */
export const voucherState = checkoutChart.createStateConfig({
  meta: { description: 'The voucher code beside the totals.' },
  initial: 'idle',
  on: { 'checkout.closed': '.closed' },
  states: {
    idle: {
      meta: { description: 'No code is being checked; one can be tried at every step.' },
      on: {
        ...typing,
        'voucher.submitted': [
          { guard: 'mayApplyVoucher', target: 'applying', actions: 'forwardToVoucher' },
          { guard: 'isVoucherCodeMissing', actions: 'forwardToVoucher' },
        ],
        'voucher.removed': { guard: 'isStepSettled', target: 'applying', actions: 'forwardToVoucher' },
      },
    },
    applying: {
      meta: {
        description: 'The shop checks or removes a voucher code; if it refuses, the previous code stays.',
      },
      on: {
        ...typing,
        'voucher.answered': {
          target: 'idle',
          actions: [{ type: 'keepCheckout', params: voucherAnswerOf }, 'announceNewTotals'],
        },
        'voucher.unanswered': 'idle',
      },
    },
    closed: { type: 'final', meta: { description: 'The order exists; codes can no longer be tried.' } },
  },
});
