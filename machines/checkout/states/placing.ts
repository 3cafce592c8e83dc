import { answerOf, rejectionOf } from '../../flow/index.ts';
import { checkoutChart } from '../checkout.actions.ts';
import { confirmationInput, noInput, placementInput, repeatWaitInput } from '../checkout.requests.ts';
import { refused } from './refused.ts';

/**
 * From the click to a definite response: one key, sent again as often as needed, which ensures one order and one
 * charge.
 */
export const placingState = checkoutChart.createStateConfig({
  id: 'placing',
  tags: 'pending',
  meta: { step: 'review', description: 'The order is being placed, exactly once.' },
  initial: 'creatingKey',
  states: {
    creatingKey: {
      meta: { description: 'A key is created that identifies this order attempt.' },
      invoke: {
        id: 'createIdempotencyKey',
        src: 'createIdempotencyKey',
        input: noInput,
        onDone: {
          target: 'sending',
          actions: { type: 'keepPlacement', params: answerOf },
        },
        onError: {
          target: '#checkout.step.review',
          actions: { type: 'noteLostConnection', params: rejectionOf },
        },
      },
    },
    sending: {
      meta: { description: 'The shop is asked to place the order and charge for it.' },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: placementInput,
        onDone: [
          {
            guard: { type: 'isPlaced', params: answerOf },
            target: '#placed',
            actions: { type: 'keepOrder', params: answerOf },
          },
          {
            guard: { type: 'isConfirmationNeeded', params: answerOf },
            target: 'confirming',
            actions: { type: 'keepClientSecret', params: answerOf },
          },
          { guard: { type: 'isPending', params: answerOf }, target: 'waiting' },
          refused,
        ],
        onError: { target: 'unclear', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    confirming: {
      meta: { description: 'The buyer’s bank requires confirmation (3-D Secure).' },
      always: { guard: 'hasAskedOftenEnough', target: '#unanswered' },
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: confirmationInput,
        onDone: [
          { guard: { type: 'isConfirmed', params: answerOf }, target: 'sending', actions: 'countRepeat' },
          refused,
        ],
        onError: { target: 'unclear', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    waiting: {
      meta: {
        description:
          'Another attempt is still in progress, here or in another tab; the shop is asked again in a moment.',
      },
      always: { guard: 'hasAskedOftenEnough', target: '#unanswered' },
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: repeatWaitInput,
        onDone: { target: 'sending', actions: 'countRepeat' },
      },
    },
    unclear: {
      meta: {
        description:
          'There was no answer: the page shows that it is checking whether the order went through.',
      },
      always: { guard: 'hasAskedOftenEnough', target: '#unanswered' },
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: repeatWaitInput,
        onDone: { target: 'sending', actions: 'countRepeat' },
      },
    },
  },
});
