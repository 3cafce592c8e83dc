import { assign, enqueueActions, forwardTo, setup } from 'xstate';
import { troubleOfRejection, unprovidedDeadline, unprovidedPorts } from '../flow/index.ts';
import {
  type ChosenPayment,
  paymentChoice,
  type PaymentInput,
  paymentMachine,
  type PaymentOutcome,
} from '../payment/index.ts';
import { blankAddress } from '../rules/addresses/index.ts';
import type {
  ConfirmPayAnswer,
  FoundPayable,
  OrderPaymentContext,
  OrderPaymentEvent,
  OrderPaymentInput,
  OrderPaymentPorts,
  Payable,
  PayAnswer,
  PayInput,
} from './order-payment.types.ts';

/** The ports that the flow's own chart calls; the payment form calls the others. */
export const orderPaymentPortNames = [
  'loadPayable',
  'createPaymentKey',
  'payPayable',
  'confirmPayment',
] as const satisfies readonly (keyof OrderPaymentPorts)[];

type OwnPorts = Pick<OrderPaymentPorts, (typeof orderPaymentPortNames)[number]>;

/** Any response of a port. */
type Answer = FoundPayable | PayAnswer | ConfirmPayAnswer;

interface Asking {
  readonly context: OrderPaymentContext;
}

/** Only called where the shop has answered. */
function payableIn({ payable }: OrderPaymentContext): Payable {
  if (payable === null) throw new Error('Nothing to pay is loaded.');
  return payable;
}

/** Milliseconds between two questions about a payment in progress. */
const repeatWaits: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000];

export const noInput = (): Record<string, never> => ({});
export const linkInput = ({ context: { kind, token } }: Asking) => ({ kind, token });
export const waitInput = ({ context: { repeats } }: Asking) => ({
  milliseconds: repeatWaits[repeats] ?? repeatWaits.at(-1) ?? 0,
});
export const secretInput = ({ context: { clientSecret } }: Asking) => ({ clientSecret: clientSecret ?? '' });

/** Nothing is known of whoever pays, who need not be the buyer. */
export const formInput = ({ context }: Asking): PaymentInput => ({
  checkoutId: context.token,
  methods: payableIn(context).methods,
  billingAddress: blankAddress(context.country),
  quoteData: null,
  email: '',
  chosen: context.payment,
  preferred: context.preferred,
});

export function payInput({ context }: Asking): PayInput {
  const { kind, token, payment, idempotencyKey } = context;
  if (payment === null || idempotencyKey === null) throw new Error('There is no payment to send.');
  return {
    kind,
    token,
    idempotencyKey,
    shownTotal: payableIn(context).total.gross,
    payment: paymentChoice(payment),
  };
}

const payableOf = (answer: Answer): Payable | null => ('payable' in answer ? answer.payable : null);

/** What is known after an answer. A refusal to answer at all, such as after too many tries, changes nothing. */
const knownAfter = (answer: Answer, known: Payable | null): Payable | null =>
  answer.status === 'missing' ? null : (payableOf(answer) ?? known);

export const orderPaymentSetup = setup({
  types: {
    context: {} as OrderPaymentContext,
    events: {} as OrderPaymentEvent,
    input: {} as OrderPaymentInput,
    emitted: {} as { readonly type: 'payable.paid' },
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
    children: {} as { readonly paymentForm: 'paymentForm' },
  },
  actors: {
    ...unprovidedPorts<OwnPorts>(orderPaymentPortNames),
    deadline: unprovidedDeadline,
    paymentForm: paymentMachine,
  },
  guards: {
    isServed: ({ context }) => context.payable !== null,
    isPaid: ({ context }) => context.payable?.status === 'PAID',
    isPending: ({ context }) => context.payable?.status === 'PENDING',
    isExpired: ({ context }) => context.payable?.status === 'EXPIRED',
    isMissing: ({ context }) => context.payable === null,
    hasAskedOftenEnough: ({ context }) => context.repeats >= repeatWaits.length,
    isSettled: (_, answer: Answer) => answer.status === 'settled',
    isStillPending: (_, answer: Answer) => answer.status === 'pending',
    isConfirmationNeeded: (_, answer: Answer) => answer.status === 'confirmation',
    isConfirmed: (_, answer: Answer) => answer.status === 'confirmed',
    isGone: (_, answer: Answer) => answer.status === 'refused' && answer.refusals[0]?.code === 'NOT_FOUND',
    isStillInProgress: (_, answer: Answer) => payableOf(answer)?.status === 'PENDING',
  },
  actions: {
    forwardToPaymentForm: forwardTo('paymentForm'),
    keepPayable: assign(({ context }, answer: Answer) => ({ payable: knownAfter(answer, context.payable) })),
    keepPayment: assign((_, { method, means }: PaymentOutcome) => ({
      payment: { method, means } satisfies ChosenPayment,
      preferred: method,
    })),
    keepKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    keepSecret: assign((_, answer: PayAnswer) =>
      answer.status === 'confirmation' ? { clientSecret: answer.clientSecret } : {},
    ),
    keepRefusals: assign((_, answer: Answer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    /** Another attempt is another payment. */
    endAttempt: assign({ idempotencyKey: null, clientSecret: null }),
    forgetPayment: assign({ payment: null }),
    countRepeat: assign(({ context }) => ({ repeats: context.repeats + 1 })),
    startRepeatsAnew: assign({ repeats: 0 }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    announcePaid: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'payable.paid' })),
  },
});
