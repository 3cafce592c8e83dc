import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { continuationInput, repeatWaitInput } from '../checkout.requests.ts';
import { payingState } from './paying.ts';

/**
 * A link from another browser, or this browser's own checkout after another one took it over. Nothing is taken over
 * without asking.
 */
export const otherBrowserState = checkoutChart.createStateConfig({
  meta: { description: 'Another browser has the checkout, or another tab has begun to pay for it.' },
  initial: 'asking',
  states: {
    asking: {
      meta: {
        description:
          'The buyer sees the items of the checkout; this browser’s own cart stays as it is. The shop is asked a few times whether it was ordered meanwhile.',
      },
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: repeatWaitInput,
        onDone: [
          { guard: 'hasAskedOftenEnough' },
          // Begins to wait again although the answer may be lost.
          { target: 'asking', reenter: true, actions: ['countRepeat', 'askAgain'] },
        ],
      },
      on: { 'link.accepted': { target: 'continuing', actions: ['forgetTrouble', 'resetRepeats'] } },
    },
    continuing: {
      tags: 'pending',
      meta: { description: 'The shop gives this browser a checkout of its own with the same content.' },
      invoke: {
        id: 'continueCheckout',
        src: 'continueCheckout',
        input: continuationInput,
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerOf },
            target: 'continued',
            actions: { type: 'keepCheckout', params: answerOf },
          },
          {
            target: '#checkout.step.loading',
            actions: [{ type: 'keepRefusals', params: answerOf }, 'forgetCheckout'],
          },
        ],
        onError: { target: 'asking', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    continued: {
      meta: { description: 'This browser now has a checkout of its own, whose steps are shown.' },
    },
    paying: payingState,
    ordered: { meta: { description: 'It became an order in another browser; nothing else is shown.' } },
  },
});
