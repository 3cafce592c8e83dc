import { assertEvent, assign, enqueueActions, forwardTo, setup } from 'xstate';
import { troubleOfRejection, unprovidedPorts, type VisitEmitted } from '../flow/index.ts';
import { cartChangeEvents, itemEvent } from '../rules/analytics/index.ts';
import { isCodeGiven, voucherMachine } from '../voucher/index.ts';
import { changeByRequest, changeByUndoing } from './cart-change.ts';
import { lineRequestOf, loadedCart, shownChange, withRequest } from './cart.requests.ts';
import type {
  CartContext,
  CartEvent,
  CartInput,
  CartOutput,
  CartPorts,
  CheckoutAnswer,
  CheckoutLookup,
} from './cart.types.ts';
import {
  isBundleRefused,
  isChangedOnOwnPage,
  isCombinationNotSold,
  isNotSoldInCountry,
  isPlanNotSold,
} from './unsold.ts';

/** The ports that the cart's own chart calls; its voucher calls the others. */
export const cartPortNames = [
  'loadCheckout',
  'updateLines',
  'removeLine',
] as const satisfies readonly (keyof CartPorts)[];

type OwnPorts = Pick<CartPorts, (typeof cartPortNames)[number]>;

/** Requests that are queued while the shop handles an earlier one. */
const wishTypes = [
  'line.quantity.changed',
  'line.removed',
  'change.undone',
  'voucher.submitted',
  'voucher.removed',
  'checkout.requested',
] as const;

type PortAnswer = CheckoutAnswer | CheckoutLookup;

const troubleOf = (answer: PortAnswer) =>
  answer.status === 'refused' ? { kind: 'refused' as const, refusals: answer.refusals } : null;

/** The types, guards and actions of the cart, used by the chart and its sub-states. */
export const cartChart = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as CartInput,
    output: {} as CartOutput,
    emitted: {} as VisitEmitted,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
    children: {} as { readonly voucherForm: 'voucherForm' },
  },
  actors: { ...unprovidedPorts<OwnPorts>(cartPortNames), voucherForm: voucherMachine },
  guards: {
    isOpen: (_, answer: PortAnswer) => answer.status === 'open',
    isAccepted: (_, answer: PortAnswer) => answer.status === 'accepted',
    isPlaced: (_, answer: PortAnswer) => answer.status === 'placed' || answer.status === 'ordered',
    isOtherBrowser: (_, answer: PortAnswer) => answer.status === 'otherBrowser',
    isExpired: (_, answer: PortAnswer) => answer.status === 'expired',
    isCartGone: (_, answer: PortAnswer) =>
      answer.status === 'refused' && answer.refusals[0]?.code === 'NOT_FOUND',
    hasCart: ({ context }) => context.checkoutToken !== null,
    hasLoaded: ({ context }) => context.checkout !== null,
    isEmpty: ({ context }) => loadedCart(context).lines.length === 0,
    isCombinationNotSold: ({ context }) => isCombinationNotSold(loadedCart(context)),
    isPlanNotSold: ({ context }) => isPlanNotSold(loadedCart(context)),
    isNotSoldInCountry: ({ context }) => isNotSoldInCountry(loadedCart(context)),
    isBundleRefused: ({ context }) => isBundleRefused(loadedCart(context)),
    isChangedOnOwnPage: ({ context }) => isChangedOnOwnPage(loadedCart(context)),
    isRemoval: ({ event }) => event.type === 'line.quantity.changed' && event.quantity === 0,
    isQuantity: ({ event }) =>
      event.type === 'line.quantity.changed' && Number.isSafeInteger(event.quantity) && event.quantity > 0,
    isUndoable: ({ context }) => (shownChange(context)?.former.length ?? 0) > 0,
    hasQueuedRequests: ({ context }) => context.waiting.length > 0,
    isVoucherCodeGiven: ({ event }) => event.type === 'voucher.submitted' && isCodeGiven(event.code),
  },
  actions: {
    /** Also notifies the voucher. */
    keepCheckout: enqueueActions(({ enqueue }, answer: PortAnswer) => {
      if (!('checkout' in answer) || answer.checkout === null) return;
      const { checkout } = answer;
      enqueue.assign({ checkout });
      enqueue.sendTo('voucherForm', { type: 'voucher.repriced', checkout });
    }),
    keepOrder: assign((_, answer: PortAnswer) =>
      answer.status === 'placed' ? { orderToken: answer.orderToken } : {},
    ),
    keepLineRequest: assign(({ event }) => {
      assertEvent(event, ['line.quantity.changed', 'line.removed']);
      return { line: lineRequestOf(event), lineTrouble: null, change: null };
    }),
    /** Runs before the new cart is stored, because it compares the two. */
    keepChange: assign(({ context }, answer: PortAnswer) => {
      if (answer.status !== 'accepted') return {};
      const [before, after] = [loadedCart(context), answer.checkout];
      return {
        change: context.line ? changeByRequest(before, after, context.line) : changeByUndoing(before, after),
      };
    }),
    recordView: enqueueActions(({ context, enqueue }) => {
      const event = itemEvent('view_cart', loadedCart(context).lines);
      if (event !== null) enqueue.emit({ type: 'visit.recorded', event });
    }),
    /** Runs before the new cart is stored, because it compares the two. */
    recordChange: enqueueActions(({ context, enqueue }, answer: PortAnswer) => {
      if (answer.status !== 'accepted') return;
      for (const event of cartChangeEvents(loadedCart(context).lines, answer.checkout.lines))
        enqueue.emit({ type: 'visit.recorded', event });
    }),
    /** The new request makes the last change obsolete. */
    forgetChange: assign({ change: null }),
    keepLineRefusals: assign((_, answer: PortAnswer) => ({ lineTrouble: troubleOf(answer), waiting: [] })),
    noteLostConnection: assign((_, error: unknown) => ({
      lineTrouble: troubleOfRejection(error),
      waiting: [],
    })),
    forgetTrouble: assign({ line: null, lineTrouble: null }),
    keepForLater: assign(({ context, event }) => {
      assertEvent(event, wishTypes);
      return { waiting: withRequest(context.waiting, event) };
    }),
    forgetWhatWaits: assign({ waiting: [] }),
    runQueue: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ waiting: [] });
      for (const wish of context.waiting) enqueue.raise(wish);
    }),
    forwardToVoucher: forwardTo('voucherForm'),
  },
});
