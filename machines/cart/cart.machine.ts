import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { voucherWithPorts } from '../voucher/index.ts';
import { cartLookupInput, cartVoucherInput } from './cart.requests.ts';
import { cartChart, cartPortNames } from './cart.setup.ts';
import type { CartPorts } from './cart.types.ts';
import { readyState, undoingState } from './states/ready.ts';

/** The cart page: its lines, their prices and the way to checkout. Every amount comes from the server. */
export const cartMachine = cartChart.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    checkoutToken: input.checkoutToken,
    checkout: input.served,
    line: null,
    lineTrouble: null,
    change: input.change,
    lostDiscount: input.lostDiscount,
    orderToken: null,
    waiting: [],
  }),
  invoke: { id: 'voucherForm', src: 'voucherForm', input: cartVoucherInput },
  initial: 'opening',
  states: {
    opening: {
      meta: {
        description:
          'Checks whether this browser has a cart in this country, and whether the page already contains it. Each country has its own cart; the page links to those in other countries.',
      },
      always: [
        { guard: 'hasLoaded', target: 'showing', actions: 'recordView' },
        { guard: 'hasCart', target: 'loading' },
        { target: 'empty' },
      ],
    },
    loading: {
      tags: 'pending',
      meta: { description: 'The shop looks up the cart.' },
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        input: cartLookupInput,
        onDone: [
          {
            guard: { type: 'isOpen', params: answerOf },
            target: 'showing',
            actions: [{ type: 'keepCheckout', params: answerOf }, 'recordView'],
          },
          {
            guard: { type: 'isPlaced', params: answerOf },
            target: 'placed',
            actions: { type: 'keepOrder', params: answerOf },
          },
          { guard: { type: 'isOtherBrowser', params: answerOf }, target: 'otherBrowser' },
          { guard: { type: 'isExpired', params: answerOf }, target: 'expired' },
          { target: 'missing' },
        ],
        onError: [
          {
            guard: 'hasLoaded',
            target: 'showing',
            actions: { type: 'noteLostConnection', params: rejectionOf },
          },
          { target: 'failed', actions: { type: 'noteLostConnection', params: rejectionOf } },
        ],
      },
    },
    showing: {
      meta: { description: 'The page opens with the cart’s lines, or with an empty cart.' },
      always: [
        { guard: 'isEmpty', target: 'empty', actions: 'forgetWhatWaits' },
        { guard: 'hasQueuedRequests', target: 'ready', actions: 'runQueue' },
        { target: 'ready' },
      ],
    },
    ready: readyState,
    undoing: undoingState,
    empty: {
      meta: {
        description: 'The cart of this country is empty.',
      },
      on: {
        'cart.refreshed': { guard: 'hasCart', target: 'loading' },
        'change.undone': { guard: 'isUndoable', target: 'undoing', actions: 'forgetTrouble' },
      },
    },
    missing: {
      meta: {
        description: 'The cart no longer exists; adding a product starts a new one.',
      },
    },
    expired: {
      meta: { description: 'The cart has expired; adding a product starts a new one.' },
    },
    placed: {
      meta: {
        description: 'The cart became an order; the browser that placed it links to the order.',
      },
    },
    otherBrowser: {
      meta: {
        description:
          'The cart is open in another browser; the buyer can continue it here or start a new one.',
      },
    },
    failed: {
      meta: { description: 'The cart couldn’t be loaded; the buyer can try again.' },
      on: {
        'retry.requested': { target: 'loading', actions: 'forgetTrouble' },
        'cart.refreshed': { target: 'loading', actions: 'forgetTrouble' },
      },
    },
    leaving: { type: 'final', meta: { description: 'The buyer goes to the checkout.' } },
  },
  output: ({ context }) => ({ checkoutToken: context.checkoutToken ?? '' }),
});

/** Connects the cart to its ports: real ones in the app, scripted ones in tests. */
export function cartWithPorts(ports: CartPorts): typeof cartMachine {
  return cartMachine.provide({
    actors: { ...portActors(ports, cartPortNames), voucherForm: voucherWithPorts(ports) },
  });
}
