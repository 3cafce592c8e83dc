import { answerOf, rejectionOf } from '../../flow/index.ts';
import { cartLookupInput, lineRemovalInput, lineUpdateInput, undoInput } from '../cart.requests.ts';
import { cartChart } from '../cart.setup.ts';
import type { CartRequest, CheckoutAnswer } from '../cart.types.ts';

/** After a change of lines: shows the new cart or the reason for the failure. A missing cart is looked up again. */
const linesAnswered = [
  {
    guard: { type: 'isAccepted', params: answerOf },
    target: '#cart.showing',
    actions: [
      { type: 'keepChange', params: answerOf },
      { type: 'recordChange', params: answerOf },
      { type: 'keepCheckout', params: answerOf },
      'forgetTrouble',
    ],
  },
  { guard: { type: 'isCartGone', params: answerOf }, target: '#cart.loading' },
  {
    target: '#cart.showing',
    actions: [
      { type: 'keepLineRefusals', params: answerOf },
      { type: 'keepCheckout', params: answerOf },
    ],
  },
] as const;

const voucherAnswerOf = ({ event }: { readonly event: { readonly answer: CheckoutAnswer } }) => event.answer;

/** Text typed into the voucher field is kept even while the shop is busy. */
const typingCode = {
  'voucher.typed': { actions: 'forwardToVoucher' },
  'voucher.left': { actions: 'forwardToVoucher' },
} as const;

/** Queues a request that arrives while the shop is busy. */
const keptForLater = { actions: 'keepForLater' } as const;
const whileBusy = {
  'line.quantity.changed': keptForLater,
  'line.removed': keptForLater,
  'voucher.submitted': keptForLater,
  'voucher.removed': keptForLater,
  'checkout.requested': keptForLater,
} as const satisfies Readonly<Record<Exclude<CartRequest['type'], 'change.undone'>, typeof keptForLater>>;

/** Until another change of a line is requested, the last one can still be undone. */
const lineKeptForLater = { actions: ['keepForLater', 'forgetChange'] } as const;
const whileVoucherChanges = {
  ...whileBusy,
  'line.quantity.changed': lineKeptForLater,
  'line.removed': lineKeptForLater,
  'change.undone': { guard: 'isUndoable', ...keptForLater },
} as const satisfies Readonly<Record<CartRequest['type'], object>>;

/** Undoes a change, from a cart with lines or one that the change emptied. */
export const undoingState = cartChart.createStateConfig({
  tags: 'pending',
  meta: { description: 'The shop restores what the last change removed.' },
  on: { ...typingCode, ...whileBusy },
  invoke: {
    id: 'putLinesBack',
    src: 'updateLines',
    input: undoInput,
    onDone: linesAnswered,
    onError: { target: '#cart.showing', actions: { type: 'noteLostConnection', params: rejectionOf } },
  },
});

/** A cart with lines. Changes run one at a time, so that the page always shows the server's last response. */
export const readyState = cartChart.createStateConfig({
  meta: { description: 'The cart shows its lines and what they cost.' },
  initial: 'idle',
  on: typingCode,
  states: {
    idle: {
      meta: {
        description: 'The buyer can change quantities, remove lines, try a voucher or go to the checkout.',
      },
      on: {
        'line.quantity.changed': [
          { guard: 'isRemoval', target: 'removingLine', actions: 'keepLineRequest' },
          { guard: 'isQuantity', target: 'changingQuantity', actions: 'keepLineRequest' },
        ],
        'line.removed': { target: 'removingLine', actions: 'keepLineRequest' },
        'change.undone': { guard: 'isUndoable', target: '#cart.undoing', actions: 'forgetTrouble' },
        'voucher.submitted': [
          { guard: 'isVoucherCodeGiven', target: 'changingVoucher', actions: 'forwardToVoucher' },
          { actions: 'forwardToVoucher' },
        ],
        'voucher.removed': { target: 'changingVoucher', actions: 'forwardToVoucher' },
        'checkout.requested': '#cart.leaving',
      },
      initial: 'judging',
      states: {
        judging: {
          meta: { description: 'The shop’s rules check whether the cart can be ordered.' },
          always: [
            { guard: 'isCombinationNotSold', target: 'unsold' },
            { guard: 'isPlanNotSold', target: 'unsold' },
            { guard: 'isNotSoldInCountry', target: 'unsold' },
            { guard: 'isBundleRefused', target: 'unsold' },
            { guard: 'isChangedOnOwnPage', target: 'unsold' },
            { target: 'shown' },
          ],
        },
        shown: {
          meta: { description: 'The page shows the server’s last answer.' },
          on: { 'cart.refreshed': 'refreshing', 'checkout.unreachable': 'unreachable' },
        },
        unreachable: {
          meta: {
            description:
              'The browser had no network when the buyer wanted to go to the checkout; the page shows it, and the same button tries again.',
          },
          on: { 'cart.refreshed': 'refreshing' },
        },
        unsold: {
          meta: {
            description:
              'The cart can’t be ordered: the page explains why before the checkout, and the buyer changes it.',
          },
          on: {
            'cart.refreshed': 'refreshing',
            // It doesn't leave the page; the button shows the reason instead.
            'checkout.requested': {},
          },
        },
        refreshing: {
          meta: {
            description:
              'The cart is loaded again because another tab may have changed it; the page stays as it is.',
          },
          invoke: {
            id: 'refreshCheckout',
            src: 'loadCheckout',
            input: cartLookupInput,
            onDone: [
              {
                guard: { type: 'isOpen', params: answerOf },
                target: '#cart.showing',
                actions: { type: 'keepCheckout', params: answerOf },
              },
              {
                guard: { type: 'isPlaced', params: answerOf },
                target: '#cart.placed',
                actions: { type: 'keepOrder', params: answerOf },
              },
              { guard: { type: 'isOtherBrowser', params: answerOf }, target: '#cart.otherBrowser' },
              { guard: { type: 'isExpired', params: answerOf }, target: '#cart.expired' },
              { target: '#cart.missing' },
            ],
            onError: 'judging',
          },
        },
      },
    },
    changingQuantity: {
      tags: 'pending',
      meta: { description: 'The shop changes a quantity and prices the cart again.' },
      on: whileBusy,
      invoke: {
        id: 'updateLines',
        src: 'updateLines',
        input: lineUpdateInput,
        onDone: linesAnswered,
        onError: { target: 'idle', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    removingLine: {
      tags: 'pending',
      meta: { description: 'The shop removes a line and what can’t be bought without it.' },
      on: whileBusy,
      invoke: {
        id: 'removeLine',
        src: 'removeLine',
        input: lineRemovalInput,
        onDone: linesAnswered,
        onError: { target: 'idle', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    changingVoucher: {
      tags: 'pending',
      meta: {
        description: 'The shop checks or removes a voucher code; if it refuses, the previous code stays.',
      },
      on: {
        ...whileVoucherChanges,
        'voucher.answered': [
          {
            guard: { type: 'isCartGone', params: voucherAnswerOf },
            target: '#cart.loading',
          },
          {
            guard: { type: 'isAccepted', params: voucherAnswerOf },
            target: '#cart.showing',
            actions: { type: 'keepCheckout', params: voucherAnswerOf },
          },
          {
            target: '#cart.showing',
            actions: ['forgetWhatWaits', { type: 'keepCheckout', params: voucherAnswerOf }],
          },
        ],
        'voucher.unanswered': { target: 'idle', actions: 'forgetWhatWaits' },
      },
    },
  },
});
