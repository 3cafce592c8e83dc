import { answerOf, rejectionOf } from '../../flow/index.ts';
import { voucherChart } from '../voucher.setup.ts';
import type { VoucherContext } from '../voucher.types.ts';
import { refusedState } from './refused.ts';

const requestInput = ({ context: { token, code } }: { readonly context: VoucherContext }) => ({
  token,
  voucherCode: code,
});

const accepted = {
  guard: { type: 'isAccepted', params: answerOf },
  target: 'typing',
  actions: ['clearCode', { type: 'announceAnswer', params: answerOf }],
} as const;
const leftAlone = {
  guard: 'isAnotherTyped',
  target: 'typing',
  actions: { type: 'announceAnswer', params: answerOf },
} as const;
const refused = {
  target: 'refused',
  actions: [
    { type: 'keepRefusals', params: answerOf },
    { type: 'announceAnswer', params: answerOf },
  ],
} as const;

const request = {
  src: 'updateVoucher',
  input: requestInput,
  onError: {
    target: 'unanswered',
    actions: [{ type: 'noteLostConnection', params: rejectionOf }, 'announceSilence'],
  },
} as const;

/** The field for a code, and the result of the last one. */
export const fieldState = voucherChart.createStateConfig({
  meta: { description: 'The field for a code.' },
  initial: 'closed',
  on: {
    'voucher.typed': { target: '.typing', actions: 'keepTyped' },
    'voucher.submitted': [
      { guard: 'isCodeGiven', target: '.applying', actions: 'keepCode' },
      { target: '.missing' },
    ],
    'voucher.removed': { target: '.removing', actions: 'chooseNoCode' },
    'voucher.declined': { target: '.refused', actions: 'keepDecline' },
  },
  states: {
    closed: {
      meta: { description: 'The cart is empty, so no code can be applied yet.' },
      on: {
        'voucher.typed': { actions: 'keepTyped' },
        'voucher.repriced': [
          { guard: 'isNothingToBuy' },
          { guard: 'isLinkToFollow', target: 'redeeming' },
          { target: 'typing' },
        ],
      },
    },
    redeeming: {
      meta: {
        description:
          'The code from the link is applied as if it had been typed; a code that the buyer types takes precedence.',
      },
      invoke: {
        id: 'findLinkedCode',
        src: 'findLinkedCode',
        input: ({ context }) => ({ country: context.checkout?.country ?? '' }),
        onDone: [
          {
            guard: { type: 'isLinkedCodeFound', params: answerOf },
            target: 'typing',
            actions: { type: 'submitLinkedCode', params: answerOf },
          },
          { target: 'typing' },
        ],
        onError: 'typing',
      },
      on: { 'voucher.typed': { actions: 'keepTyped' } },
    },
    typing: {
      meta: { description: 'The buyer can enter a code or remove the applied one.' },
    },
    missing: {
      meta: { description: 'Apply was pressed without a code: the field asks for one.' },
      on: { 'voucher.left': 'typing' },
    },
    applying: {
      meta: { description: 'The shop checks the code; the previous one stays applied.' },
      invoke: { id: 'applyVoucher', ...request, onDone: [accepted, leftAlone, refused] },
      on: { 'voucher.typed': { actions: 'keepTyped' } },
    },
    removing: {
      meta: { description: 'The shop removes the code, and the link that brought it is forgotten.' },
      invoke: { id: 'removeVoucher', ...request, onDone: [accepted, refused] },
      on: { 'voucher.typed': { actions: 'keepTyped' } },
    },
    unanswered: {
      meta: {
        description: 'There was no answer; the code stays in its field, and the same button tries again.',
      },
    },
    refused: refusedState,
  },
});
