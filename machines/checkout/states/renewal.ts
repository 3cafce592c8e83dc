import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { renewalInput } from '../checkout.requests.ts';

const forgetChoice = { type: 'forgetDraft', params: { draft: 'autoRenewal' } } as const;

/**
 * Whether the membership renews, chosen beside the payment. Saved immediately, because it affects the available
 * methods.
 */
export const renewalState = checkoutChart.createStateConfig({
  meta: { description: 'Whether the membership renews automatically.' },
  initial: 'idle',
  on: { 'checkout.closed': '.closed' },
  states: {
    idle: {
      meta: {
        description: 'The membership renews as saved in the shop: not until the buyer chooses it.',
      },
      on: {
        'renewal.chosen': {
          guard: 'mayChooseRenewal',
          target: 'saving',
          actions: ['chooseRenewal', 'forgetTrouble'],
        },
      },
    },
    saving: {
      meta: {
        description:
          'The shop saves the choice and returns the available methods; no order is placed meanwhile.',
      },
      invoke: {
        id: 'updateAutoRenewal',
        src: 'updateAutoRenewal',
        input: renewalInput,
        onDone: {
          target: 'idle',
          actions: [
            { type: 'keepRefusals', params: answerOf },
            { type: 'keepCheckout', params: answerOf },
            forgetChoice,
            'announceNewTotals',
          ],
        },
        onError: {
          target: 'idle',
          actions: [{ type: 'noteLostConnection', params: rejectionOf }, forgetChoice],
        },
      },
    },
    closed: { type: 'final', meta: { description: 'The order exists; the choice can no longer change.' } },
  },
});
