import { assertEvent, assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import {
  type Refusal,
  refusalOf,
  refusalsOf,
  troubleOfRejection,
  withoutFieldTrouble,
  unprovidedDeadline,
  unprovidedPorts,
} from '../flow/index.ts';
import {
  type ChosenPayment,
  type KnownOrder,
  paymentChoice,
  type PaymentInput,
  paymentMachine,
  type PaymentOutcome,
} from '../payment/index.ts';
import { blankAddress } from '../rules/addresses/index.ts';
import { type DebitMandate, isDebitOffered, mandateProblems } from '../rules/payment/index.ts';
import type {
  ConfirmPayAnswer,
  FoundPayable,
  OrderPaymentContext,
  OrderPaymentEvent,
  OrderPaymentInput,
  OrderPaymentPorts,
  Payable,
  PayAnswer,
  PayingDebtor,
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

/** The person who pays need not be the buyer: only what they enter for a debit is known of them. */
const debtorIn = ({ country, mandate }: OrderPaymentContext): PayingDebtor => ({
  billingAddress: { ...blankAddress(country), firstName: mandate.holder.trim() },
  email: mandate.email.trim(),
});

/** The method that is chosen in the payment form, or was. */
export function chosenMethodIn({ payment, preferred, payable }: OrderPaymentContext): string {
  const methods = payable?.methods ?? [];
  const first = preferred !== null && methods.includes(preferred) ? preferred : (methods[0] ?? '');
  return payment?.method ?? first;
}

const isDebited = (context: OrderPaymentContext): boolean => isDebitOffered(chosenMethodIn(context));

/** The field of a refusal about the mandate. */
const mandateField = (field: keyof DebitMandate): string => `mandate.${field}`;

const isOfMandate = ({ field }: Refusal): boolean => field?.startsWith('mandate.') === true;

const knownIn = (context: OrderPaymentContext): KnownOrder => ({
  methods: payableIn(context).methods,
  quoteData: null,
  ...debtorIn(context),
});

export const secretInput = ({ context }: Asking) => ({
  clientSecret: context.clientSecret ?? '',
  payer: isDebited(context) ? debtorIn(context) : null,
});

export const formInput = ({ context }: Asking): PaymentInput => ({
  checkoutId: context.token,
  ...knownIn(context),
  chosen: context.payment,
  preferred: context.preferred,
});

/** What the port that pays is called with; throws before there is a payment. */
export function payInput({ context }: Asking): PayInput {
  const { kind, token, payment, idempotencyKey } = context;
  if (payment === null || idempotencyKey === null) throw new Error('There is no payment to send.');
  return {
    kind,
    token,
    idempotencyKey,
    shownTotal: payableIn(context).total.gross,
    payment: paymentChoice(payment),
    attestations: isDebited(context) ? ['PAYMENT_AUTHORIZATION'] : [],
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
    isPartlyPaid: ({ context }) => context.payable?.status === 'PARTLY_PAID',
    isExpired: ({ context }) => context.payable?.status === 'EXPIRED',
    isMissing: ({ context }) => context.payable === null,
    isMandateIncomplete: ({ context }) => isDebited(context) && mandateProblems(context.mandate).length > 0,
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
    preferMethod: assign(({ context, event }) => {
      assertEvent(event, 'payment.method.chosen');
      return payableIn(context).methods.includes(event.method) ? { preferred: event.method } : {};
    }),
    keepMandate: assign(({ context, event }) => {
      assertEvent(event, 'mandate.changed');
      const fields = Object.keys(event.change) as (keyof DebitMandate)[];
      return {
        mandate: { ...context.mandate, ...event.change },
        trouble: fields.reduce(
          (trouble, field) => withoutFieldTrouble(trouble, mandateField(field)),
          context.trouble,
        ),
      };
    }),
    checkPaymentForm: sendTo('paymentForm', { type: 'payment.checked' }),
    tellPaymentForm: sendTo('paymentForm', ({ context }) => ({
      type: 'payment.known' as const,
      ...knownIn(context),
    })),
    refuseMandate: assign(({ context }) => ({
      trouble: {
        kind: 'refused' as const,
        refusals: mandateProblems(context.mandate).map(({ field, reason }) =>
          refusalOf('INVALID', mandateField(field), reason),
        ),
      },
    })),
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
    resetRepeats: assign({ repeats: 0 }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    /** What the mandate lacks stays until it is entered. */
    forgetPaymentTrouble: assign(({ context: { trouble } }) => ({
      trouble: refusalsOf(trouble).some(isOfMandate) ? trouble : null,
    })),
    announcePaid: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'payable.paid' })),
  },
});
