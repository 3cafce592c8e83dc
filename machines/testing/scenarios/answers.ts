import { type AnyEventObject, initialTransition, transition } from 'xstate';
import {
  type AddressEvent,
  type AddressInput,
  addressMachine,
  type AddressSnapshot,
} from '../../address/index.ts';
import type { Address, Checkout } from '../../cart/index.ts';
import { refusalOf } from '../../flow/index.ts';
import { completeCheckout } from '../example-checkout.ts';
import { type Situation, decodeSituation } from '../purchases/situation.ts';
import { type Checkouts, checkoutsForToken } from './checkouts.ts';
import { type RefusalCode, refusalReasonByCode, refusalReasonByField, type RefusedField } from './refused.ts';
import { answers, answersTo, type DependentOutcome, type Outcome, type ScriptedService } from './scenario.ts';
import {
  type VoucherAnswer,
  type VoucherEvent,
  type VoucherInput,
  voucherMachine,
  type VoucherSnapshot,
} from '../../voucher/index.ts';

/** A refusal of the store, in the format of every port that changes a checkout. */
export const refusedWith = (
  code: RefusalCode,
  checkout: Checkout | null = null,
  field: RefusedField | null = null,
) => ({
  status: 'refused' as const,
  refusals: [
    refusalOf(code, field, field === null ? refusalReasonByCode[code] : refusalReasonByField[field]),
  ],
  checkout,
});

/** The input of a port about a checkout, by its token or its ID, which are the same in scenarios. */
export type AskedAbout = { readonly token: string } | { readonly checkoutId: string };

const situationAskedAbout = (asked: AskedAbout): Situation =>
  decodeSituation('token' in asked ? asked.token : asked.checkoutId);

/** An outcome that is possible only if the rules of the situation allow it. */
export const answersWhere = (
  isPossible: (situation: Situation) => boolean,
  sentence: string,
  answerTo: (checkouts: Checkouts) => unknown,
): DependentOutcome =>
  answersTo(sentence, (asked: AskedAbout) =>
    isPossible(situationAskedAbout(asked))
      ? answerTo(checkoutsForToken('token' in asked ? asked.token : asked.checkoutId))
      : null,
  );

/** An outcome that is possible in every situation. */
export const answersAbout = (
  sentence: string,
  answerTo: (checkouts: Checkouts) => unknown,
): DependentOutcome => answersWhere(() => true, sentence, answerTo);

/** A checkout that a lookup by token may return. */
type Found = readonly [
  sentence: string,
  checkoutOf: (checkouts: Checkouts) => Checkout,
  isPossible: (situation: Situation) => boolean,
];

/** Checkouts that exist although the rules forbid them: created before the rules changed, or by another shop. */
export const unsoldLookups: Readonly<Record<string, Found>> = {
  unsoldCombination: [
    'the shop finds products that are not sold together',
    ({ unsold }) => unsold.combination,
    () => true,
  ],
  unsoldPlan: [
    'the shop finds a plan that the country does not sell',
    ({ unsold }) => unsold.plan,
    () => true,
  ],
  unsoldProduct: [
    'the shop finds a probe that the country does not sell',
    ({ unsold }) => unsold.product,
    () => true,
  ],
  unsoldQuantity: [
    'the shop finds more probes than it sells without sales',
    ({ unsold }) => unsold.quantity,
    () => true,
  ],
  unsoldChange: [
    'the shop finds a change of the current membership of the buyer’s organization',
    ({ unsold }) => unsold.change,
    () => true,
  ],
};

/** The possible results of looking up a checkout by its token. */
export const lookupOutcomes = (
  open: Readonly<Record<string, Found>>,
): Readonly<Record<string, Outcome | DependentOutcome>> => ({
  ...Object.fromEntries(
    Object.entries(open).map(([name, [sentence, checkoutOf, isPossible]]) => [
      name,
      answersWhere(isPossible, sentence, (checkouts) => ({
        status: 'open',
        checkout: checkoutOf(checkouts),
      })),
    ]),
  ),
  placed: answersWhere(
    ({ isSold, mayStart }) => isSold && mayStart,
    'the shop says that it became an order',
    () => ({ status: 'placed', orderToken: 'order-1' }),
  ),
  ordered: answers('the shop says that it was ordered in another browser', { status: 'ordered' }),
  otherBrowser: answersWhere(
    ({ isSold }) => isSold,
    'the shop finds another browser’s',
    ({ complete }) => ({ status: 'otherBrowser', checkout: complete }),
  ),
  expired: answers('the shop says that it has expired', { status: 'expired' }),
  missing: answers('the shop does not know it', { status: 'missing' }),
});

/** The result of a contained voucher. */
export const voucherAnswers = (sentence: string, answer: VoucherAnswer): Outcome => ({
  sentence,
  sends: { type: 'voucher.answered', answer },
});

/** The results of a contained voucher, as events for its parent flow. */
export const voucherOutcomes = (
  answers: Readonly<Record<string, readonly [sentence: string, answerTo: (checkouts: Checkouts) => unknown]>>,
): Readonly<Record<string, Outcome | DependentOutcome>> => ({
  ...Object.fromEntries(
    Object.entries(answers).map(([name, [sentence, answerTo]]) => [
      name,
      {
        ...answersAbout(sentence, answerTo),
        sentAs: (answer: VoucherAnswer) => ({ type: 'voucher.answered', answer }),
      },
    ]),
  ),
  silent: { sentence: 'the shop does not answer', sends: { type: 'voucher.unanswered' } },
});

/** The voucher without a parent, so that it announces nothing. */
const silentVoucher = voucherMachine.provide({
  actions: { announceAnswer: () => {}, announceSilence: () => {}, submitLinkedCode: () => {} },
});

/** The events that the voucher receives. An answer that it sends itself is preceded by its own port's answer. */
function whatVoucherHears(event: AnyEventObject): readonly VoucherEvent[] {
  const answers = ['applyVoucher', 'removeVoucher'].map((id) =>
    event.type === 'voucher.answered'
      ? { type: `xstate.done.actor.${id}`, output: event['answer'] as unknown }
      : { type: `xstate.error.actor.${id}`, error: new Error('No connection.') },
  );
  const isOwn = event.type === 'voucher.answered' || event.type === 'voucher.unanswered';
  return (isOwn ? answers : [event]) as unknown as readonly VoucherEvent[];
}

/** The voucher inside a flow, as seen from outside. Its results are those of `outcomes`. */
export const containedVoucher = (
  outcomes: Readonly<Record<string, Outcome | DependentOutcome>>,
): ScriptedService => ({
  begin: (input: VoucherInput) => initialTransition(silentVoucher, input)[0],
  receive: (shown: VoucherSnapshot, event) =>
    whatVoucherHears(event).reduce((before, heard) => transition(silentVoucher, before, heard)[0], shown),
  outcomes,
});

/** The address form without a parent, so that it announces nothing. */
const silentAddress = addressMachine.provide({ actions: { announceAddress: () => {} } });

/**
 * An address form inside a flow, as seen from outside. It completes with this address when the path requires it. It
 * never loads another country's rules.
 */
export const containedAddress = (address: Address, saved: Address | null = null): ScriptedService => ({
  begin: (input: AddressInput) => initialTransition(silentAddress, input)[0],
  receive: (shown: AddressSnapshot, event) => {
    if (event.type === 'address.completed')
      return { ...shown, context: { ...shown.context, address: event['address'] as Address, problems: [] } };
    return event.type === 'address.country.changed'
      ? shown
      : transition(silentAddress, shown, event as AddressEvent)[0];
  },
  outcomes: {
    complete: { sentence: 'the address is complete', sends: { type: 'address.completed', address } },
    ...(saved && {
      unchanged: {
        sentence: 'the address is the one that was saved',
        sends: { type: 'address.completed', address: saved },
      },
    }),
  },
});

export const acceptedAnswer = (checkout: Checkout = completeCheckout) => ({
  status: 'accepted' as const,
  checkout,
});
