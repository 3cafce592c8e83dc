import { answerOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { lookupInput, repeatWaitInput } from '../checkout.requests.ts';

const toPayment = { type: 'noteStep', params: { step: 'payment' } } as const;

/** The buyer presses the button, or comes back to the tab. */
const retrying = {
  'retry.requested': { target: 'asking', actions: 'resetRepeats' },
  'checkout.refreshed': 'asking',
} as const;

/**
 * A buyer who is back from their bank in another tab, or opens the checkout meanwhile: whether the order is placed is
 * asked until the payment has ended.
 */
export const payingState = checkoutChart.createStateConfig({
  meta: {
    description:
      'A payment is under way; the page shows that it is being checked, and asks for nothing else.',
  },
  initial: 'waiting',
  entry: ['resetRepeats', 'forgetTrouble'],
  exit: 'resetRepeats',
  on: { 'back.requested': { target: '#resuming', actions: toPayment } },
  states: {
    waiting: {
      meta: { description: 'The shop is asked again in a moment, or at once when the buyer wants it.' },
      always: { guard: 'hasAskedOftenEnough', target: 'resting' },
      on: retrying,
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: repeatWaitInput,
        onDone: { target: 'asking', actions: 'countRepeat' },
      },
    },
    asking: {
      tags: 'pending',
      meta: { description: 'The shop asks the provider for the status of the payment.' },
      invoke: {
        id: 'lookUpPayment',
        src: 'loadCheckout',
        input: lookupInput,
        onDone: [
          { guard: { type: 'isPaying', params: answerOf }, target: 'waiting' },
          {
            guard: { type: 'isOpen', params: answerOf },
            target: '#resuming',
            actions: [
              { type: 'keepCheckout', params: answerOf },
              'notePaymentEnded',
              'putPaymentAside',
              toPayment,
            ],
          },
          { actions: { type: 'announceFinding', params: answerOf } },
        ],
        onError: 'waiting',
      },
    },
    resting: {
      meta: { description: 'The shop was asked often enough; it is asked again when the buyer wants it.' },
      on: retrying,
    },
  },
});
