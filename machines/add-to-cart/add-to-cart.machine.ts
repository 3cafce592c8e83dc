import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import {
  addLinesInput,
  addToCartChart,
  addToCartPortNames,
  countryInput,
  keepCartInput,
  newCartInput,
  openCartInput,
} from './add-to-cart.setup.ts';
import type { AddToCartPorts } from './add-to-cart.types.ts';

/**
 * Adds the selected lines to this browser's cart in the shop's country; each country has its own. A cart that no longer
 * exists is replaced by a new one.
 */
export const addToCartMachine = addToCartChart.createMachine({
  id: 'add-to-cart',
  context: ({ input }) => ({
    ...input,
    lines: [],
    membership: null,
    purpose: null,
    checkoutToken: null,
    linkedCode: null,
    checkout: null,
    change: null,
    trouble: null,
  }),
  initial: 'idle',
  on: {
    'lines.added': { target: '.adding', actions: 'keepLines' },
    'page.returned': { target: '.idle', actions: 'forgetTrouble' },
  },
  states: {
    idle: { meta: { description: 'The buyer looks at a product.' } },
    adding: {
      tags: 'pending',
      meta: { description: 'The choice is added to the cart.' },
      initial: 'recalling',
      on: { 'lines.added': {} },
      states: {
        recalling: {
          meta: {
            description:
              'The choice goes into this browser’s cart in the shop’s country, or a new one. A cart in another country stays as it is.',
          },
          invoke: {
            id: 'recallCart',
            src: 'recallCart',
            input: countryInput,
            onDone: [
              { guard: 'isForOtherMembership', target: 'findingCode' },
              {
                guard: { type: 'isCartKnown', params: answerOf },
                target: 'toCart',
                actions: { type: 'keepCheckoutToken', params: answerOf },
              },
              { target: 'findingCode' },
            ],
          },
        },
        toCart: {
          meta: {
            description:
              'The choice is added to the existing cart, unless the shop says that the signed-in buyer’s organization can’t order it.',
          },
          invoke: {
            id: 'addLines',
            src: 'addLines',
            input: addLinesInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: 'keeping',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              { guard: { type: 'isCartGone', params: answerOf }, target: 'findingCode' },
              { target: '#refused', actions: { type: 'keepRefusals', params: answerOf } },
            ],
            onError: { target: '#failed', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        findingCode: {
          meta: {
            description:
              'If a link brought a promo code that the country’s shop still offers, the new cart starts with it.',
          },
          invoke: {
            id: 'findLinkedCode',
            src: 'findLinkedCode',
            input: countryInput,
            onDone: { target: 'toNewCart', actions: { type: 'keepLinkedCode', params: answerOf } },
            onError: 'toNewCart',
          },
        },
        toNewCart: {
          meta: {
            description:
              'A new cart is created for the shop’s country, with the choice and the code from a link in it, unless the shop says that the signed-in buyer’s organization can’t order the choice.',
          },
          invoke: {
            id: 'createCheckout',
            src: 'createCheckout',
            input: newCartInput,
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerOf },
                target: 'keeping',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              { target: '#refused', actions: { type: 'keepRefusals', params: answerOf } },
            ],
            onError: { target: '#failed', actions: { type: 'noteLostConnection', params: rejectionOf } },
          },
        },
        keeping: {
          meta: { description: 'The browser keeps the cart as the one of this country.' },
          invoke: {
            id: 'keepCart',
            src: 'keepCart',
            input: keepCartInput,
            onDone: [
              { guard: { type: 'isNothingKept', params: answerOf }, target: '#unkept' },
              { guard: 'isBuyerStaying', target: '#added' },
              { target: '#leaving' },
            ],
          },
        },
      },
    },
    added: {
      id: 'added',
      meta: { description: 'The cart contains the choice; the buyer can add more.' },
    },
    leaving: {
      id: 'leaving',
      tags: 'pending',
      meta: { description: 'The cart contains the choice, and its page opens.' },
      on: { 'lines.added': {} },
      invoke: { id: 'openCart', src: 'openCart', input: openCartInput },
    },
    unkept: {
      id: 'unkept',
      meta: {
        description:
          'The cart contains the choice, but the browser can’t keep it after this page; the buyer can check out right away.',
      },
    },
    refused: {
      id: 'refused',
      meta: { description: 'The shop doesn’t sell this choice; the page explains why.' },
    },
    failed: { id: 'failed', meta: { description: 'There was no answer; the same button tries again.' } },
  },
});

/** Connects "Add to cart" to its ports: real ones in the app, scripted ones in tests. */
export function addToCartWithPorts(ports: AddToCartPorts): typeof addToCartMachine {
  return addToCartMachine.provide({ actors: portActors(ports, addToCartPortNames) });
}
