import { assertEvent, assign, enqueueActions, sendParent, setup } from 'xstate';
import { refusalsOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import type { RefusalReason } from '../rules/errors/index.ts';
import { discountLostByChange, remainingLoss } from './lost-discount.ts';
import type {
  VoucherAnswer,
  VoucherCheckout,
  VoucherContext,
  VoucherEvent,
  VoucherInput,
  VoucherPorts,
} from './voucher.types.ts';

export const voucherPortNames = [
  'updateVoucher',
  'findLinkedCode',
] as const satisfies readonly (keyof VoucherPorts)[];

/** Whether a code was entered; an empty one isn't sent. */
export const isCodeGiven = (code: string): boolean => code.trim() !== '';

const repricedCheckout = (event: VoucherEvent): VoucherCheckout => {
  assertEvent(event, 'voucher.repriced');
  return event.checkout;
};

/** Only the properties that a voucher depends on, so that a stored snapshot doesn't repeat the whole checkout. */
const voucherPart = (checkout: VoucherCheckout): VoucherCheckout => ({
  id: checkout.id,
  country: checkout.country,
  voucherCode: checkout.voucherCode,
  refusedVoucher: checkout.refusedVoucher,
  discount: checkout.discount,
  subtotal: checkout.subtotal,
  taxTreatment: checkout.taxTreatment,
  lines: checkout.lines.map(({ isFreeItem, quantity, undiscountedUnitPrice }) => ({
    isFreeItem,
    quantity,
    undiscountedUnitPrice,
  })),
});

/** The discount lost by the current code. If another page of the tab reported it, no change here caused it. */
const lossAfter = ({ checkout, lostDiscount }: VoucherContext, present: VoucherCheckout) =>
  (checkout && discountLostByChange(checkout, present, lostDiscount)) ?? remainingLoss(lostDiscount, present);

/** The types, guards and actions of the voucher, used by the chart and its regions. */
export const voucherChart = setup({
  types: {
    context: {} as VoucherContext,
    events: {} as VoucherEvent,
    input: {} as VoucherInput,
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<VoucherPorts>(voucherPortNames),
  guards: {
    isCodeGiven: ({ event }) => event.type === 'voucher.submitted' && isCodeGiven(event.code),
    isLinkToFollow: ({ context, event }) =>
      context.isLinkFollowed && repricedCheckout(event).voucherCode === '',
    isNothingToBuy: ({ event }) => repricedCheckout(event).lines.length === 0,
    isLinkedCodeFound: (_, code: string | null) => code !== null,
    isAccepted: (_, answer: VoucherAnswer) => answer.status === 'accepted',
    isAnotherTyped: ({ context: { typed, typedWhenAsked } }) => typed !== typedWhenAsked,
    isRefusedBecause: ({ context }, { reason }: { reason: RefusalReason }) =>
      refusalsOf(context.trouble)[0]?.reason === reason,

    isCodeDropped: ({ event }) => repricedCheckout(event).refusedVoucher !== null,
    isWithoutCode: ({ event }) => repricedCheckout(event).voucherCode === '',
    isDiscountLost: ({ context, event }) => lossAfter(context, repricedCheckout(event)) !== null,
    isCodeReplaced: ({ context: { checkout }, event }) =>
      checkout !== null &&
      checkout.voucherCode !== '' &&
      checkout.voucherCode !== repricedCheckout(event).voucherCode,
    isCodeNew: ({ context: { checkout }, event }) =>
      checkout?.voucherCode !== repricedCheckout(event).voucherCode || checkout.refusedVoucher !== null,
  },
  actions: {
    /** Raises the same event for an initial checkout as for a later one. */
    readServed: enqueueActions(({ event, enqueue }) => {
      const { served } = (event as unknown as { readonly input: VoucherInput }).input;
      if (served !== null) enqueue.raise({ type: 'voucher.repriced', checkout: served });
    }),
    keepCheckout: assign(({ context, event }) => {
      const present = repricedCheckout(event);
      const before = context.checkout?.voucherCode ?? '';
      const isReplaced = before !== present.voucherCode && present.voucherCode !== '';
      return {
        checkout: voucherPart(present),
        lostDiscount: lossAfter(context, present),
        formerCode: isReplaced ? before : present.voucherCode === '' ? '' : context.formerCode,
      };
    }),
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'voucher.typed');
      return { typed: event.code, trouble: null };
    }),
    keepCode: assign(({ context, event }) => {
      assertEvent(event, 'voucher.submitted');
      const code = event.code.trim();
      const typed = context.typed === '' ? code : context.typed;
      return { code, typed, typedWhenAsked: typed, trouble: null };
    }),
    /** Keeps text that was typed during the request, because it is another code. */
    clearCode: assign(({ context: { typed, typedWhenAsked } }) => ({
      code: '',
      typed: typed === typedWhenAsked ? '' : typed,
      trouble: null,
    })),
    chooseNoCode: assign(({ context: { typed } }) => ({ code: '', typedWhenAsked: typed, trouble: null })),
    keepDecline: assign(({ context, event }) => {
      assertEvent(event, 'voucher.declined');
      const { code, trouble } = event;
      return { code, typed: context.typed === '' ? code : context.typed, trouble };
    }),
    keepRefusals: assign((_, answer: VoucherAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    announceAnswer: sendParent((_, answer: VoucherAnswer) => ({
      type: 'voucher.answered' as const,
      answer,
    })),
    announceSilence: sendParent({ type: 'voucher.unanswered' }),
    submitLinkedCode: sendParent((_, code: string | null) => ({
      type: 'voucher.submitted' as const,
      code: code ?? '',
    })),
  },
});
