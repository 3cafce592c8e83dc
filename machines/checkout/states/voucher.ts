import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { voucherInput } from '../checkout.requests.ts';

/** The voucher code beside the totals; it may be tried at every step and never moves the buyer by itself. */
export const voucherState = checkoutChart.createStateConfig({
  meta: { description: 'The voucher code beside the totals.' },
  initial: 'idle',
  on: { 'checkout.closed': '.closed' },
  states: {
    idle: {
      meta: { description: 'No code is being checked; one may be tried at every step.' },
      on: {
        'voucher.submitted': { guard: 'mayApplyVoucher', target: 'applying', actions: 'keepVoucherCode' },
        'voucher.removed': { guard: 'isStepSettled', target: 'applying', actions: 'clearVoucherCode' },
      },
    },
    applying: {
      meta: {
        description:
          'The shop tries the code, or takes the voucher off; where it refuses, what counted before still counts.',
      },
      invoke: {
        id: 'updateVoucher',
        src: 'updateVoucher',
        input: voucherInput,
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerOf },
            target: 'idle',
            actions: [{ type: 'keepCheckout', params: answerOf }, 'clearVoucherCode', 'announceNewTotals'],
          },
          {
            target: 'idle',
            actions: [
              { type: 'keepVoucherRefusals', params: answerOf },
              { type: 'keepCheckout', params: answerOf },
              'announceNewTotals',
            ],
          },
        ],
        onError: { target: 'idle', actions: { type: 'noteVoucherLostConnection', params: rejectionOf } },
      },
    },
    closed: { type: 'final', meta: { description: 'The order exists; no code can be tried any more.' } },
  },
});
