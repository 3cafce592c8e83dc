import { assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { changeByAdding } from './cart-change.ts';
import type {
  AddedAnswer,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
  AddToCartPorts,
  CheckoutAnswer,
} from './cart.types.ts';

const portNames = ['createCheckout', 'addLines'] as const satisfies readonly (keyof AddToCartPorts)[];

const newCartInput = ({ context: { country, lines } }: { context: AddToCartContext }) => ({ country, lines });
const addLinesInput = ({ context: { checkoutToken, lines } }: { context: AddToCartContext }) => ({
  checkoutToken: checkoutToken ?? '',
  lines,
});

/** From "Add to cart" to a cart that holds the choice; a cart that is gone is replaced by a new one. */
export const addToCartMachine = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    input: {} as AddToCartInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<AddToCartPorts>(portNames),
  guards: {
    isAccepted: (_, answer: CheckoutAnswer) => answer.status === 'accepted',
    isCartGone: (_, answer: CheckoutAnswer) =>
      answer.status === 'refused' && answer.refusals[0]?.code === 'NOT_FOUND',
    hasCart: ({ context }) => context.checkoutToken !== null,
  },
  actions: {
    keepLines: assign(({ event }) => ({ lines: event.lines, trouble: null })),
    keepCheckout: assign(({ context }, answer: CheckoutAnswer | AddedAnswer) =>
      answer.checkout === null
        ? {}
        : {
            checkout: answer.checkout,
            checkoutToken: answer.checkout.token,
            change:
              'former' in answer && answer.former !== null
                ? changeByAdding(answer.former, answer.checkout, context.lines)
                : null,
          },
    ),
    keepRefusals: assign((_, answer: CheckoutAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
  },
}).createMachine({
  id: 'add-to-cart',
  context: ({ input }) => ({ ...input, checkout: null, lines: [], change: null, trouble: null }),
  initial: 'idle',
  on: {
    'lines.added': { target: '.adding', actions: 'keepLines' },
  },
  states: {
    idle: { meta: { description: 'The buyer looks at a product.' } },
    adding: {
      tags: 'pending',
      meta: { description: 'The choice is put into the cart.' },
      initial: 'choosingCart',
      on: { 'lines.added': {} },
      states: {
        choosingCart: {
          meta: { description: 'The choice goes to the cart that this browser has, or to a new one.' },
          always: [{ guard: 'hasCart', target: 'toCart' }, { target: 'toNewCart' }],
        },
        toCart: {
          meta: { description: 'The choice is added to the cart that there is.' },
          invoke: {
            id: 'addLines',
            src: 'addLines',
            input: addLinesInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: '#added',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              { guard: { type: 'isCartGone', params: answerOf }, target: 'toNewCart' },
              { target: '#refused', actions: { type: 'keepRefusals', params: answerOf } },
            ],
            onError: { target: '#failed', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        toNewCart: {
          meta: { description: 'A new cart is made with the choice in it.' },
          invoke: {
            id: 'createCheckout',
            src: 'createCheckout',
            input: newCartInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: '#added',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              { target: '#refused', actions: { type: 'keepRefusals', params: answerOf } },
            ],
            onError: { target: '#failed', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
      },
    },
    added: {
      id: 'added',
      meta: { description: 'The cart holds the choice; the buyer may go there or add more.' },
    },
    refused: {
      id: 'refused',
      meta: { description: 'The shop does not sell this choice; the buyer reads why.' },
    },
    failed: { id: 'failed', meta: { description: 'Nobody answered; the same button tries again.' } },
  },
});

export function addToCartWithPorts(ports: AddToCartPorts): typeof addToCartMachine {
  return addToCartMachine.provide({ actors: portActors(ports, portNames) });
}
