import { assertEvent, assign, setup } from 'xstate';
import {
  answerOf,
  refusalsOf,
  rejectionOf,
  type Trouble,
  troubleOfRejection,
  unprovidedPorts,
} from '../flow/index.ts';
import type { CardField } from '../rules/errors/index.ts';
import type {
  ChosenPayment,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentPorts,
  TokeniseAnswer,
} from './payment.types.ts';

export const paymentPortNames = ['tokeniseCard'] as const satisfies readonly (keyof PaymentPorts)[];

const firstContext = ({ input }: { input: PaymentInput }): PaymentContext => {
  const { methods, billingAddress, email } = input;
  const chosen = input.chosen !== null && methods.includes(input.chosen.method) ? input.chosen : null;
  return {
    methods,
    method: chosen?.method ?? methods[0] ?? '',
    card: chosen?.card ?? null,
    billingAddress,
    email,
    trouble: null,
  };
};

/** What is left after the buyer typed into `field`: what was said about the other fields. */
function withoutCardTrouble(trouble: Trouble | null, field: CardField | undefined): Trouble | null {
  const refusals = refusalsOf(trouble).filter((told) => told.field !== null && told.field !== field);
  return field === undefined || refusals.length === 0 ? null : { kind: 'refused', refusals };
}

const tokeniseInput = ({ context }: { context: PaymentContext }) => ({
  billingAddress: context.billingAddress,
  email: context.email,
});

/** The payment step: which method, and for a card its token from the provider. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as ChosenPayment,
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<PaymentPorts>(paymentPortNames),
  guards: {
    hasCard: ({ context }) => context.card !== null,
    hasNoMethod: ({ context }) => context.methods.length === 0,
    isCardMethod: ({ context }) => context.method === 'CREDIT_CARD',
    isMethodOffered: ({ context, event }) =>
      event.type === 'payment.method.chosen' && context.methods.includes(event.method),
    isTokenised: (_, answer: TokeniseAnswer) => answer.status === 'tokenised',
  },
  actions: {
    chooseMethod: assign(({ event }) => {
      assertEvent(event, 'payment.method.chosen');
      return { method: event.method, trouble: null };
    }),
    forgetCard: assign({ card: null }),
    forgetTrouble: assign({ trouble: null }),
    forgetCardTrouble: assign(({ context, event }) => {
      assertEvent(event, 'payment.card.changed');
      return { trouble: withoutCardTrouble(context.trouble, event.field) };
    }),
    keepCard: assign((_, answer: TokeniseAnswer) =>
      answer.status === 'tokenised' ? { card: answer.card } : {},
    ),
    keepRefusals: assign((_, answer: TokeniseAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
  },
}).createMachine({
  id: 'payment',
  context: firstContext,
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The step looks for a method on offer and for a card that was given before.' },
      always: [
        { guard: 'hasNoMethod', target: 'unpayable' },
        { guard: 'hasCard', target: 'keeping' },
        { target: 'entering' },
      ],
    },
    unpayable: {
      meta: {
        description:
          'No method is on offer for this order: the buyer reads whom to call, or goes back to change the order.',
      },
    },
    keeping: {
      meta: { description: 'The card given before is shown; the buyer goes on with it or takes another.' },
      on: {
        'payment.card.replaced': { target: 'entering', actions: 'forgetCard' },
        'payment.submitted': 'chosen',
      },
    },
    entering: {
      meta: {
        description: 'The buyer chooses how to pay and types the card into the provider’s own fields.',
      },
      on: {
        'payment.method.chosen': { guard: 'isMethodOffered', actions: 'chooseMethod' },
        'payment.card.changed': { actions: 'forgetCardTrouble' },
        'payment.submitted': [
          { guard: 'isCardMethod', target: 'tokenising', actions: 'forgetTrouble' },
          { target: 'chosen' },
        ],
      },
    },
    tokenising: {
      meta: { description: 'The provider checks the card and keeps its number.' },
      invoke: {
        id: 'tokeniseCard',
        src: 'tokeniseCard',
        input: tokeniseInput,
        onDone: [
          {
            guard: { type: 'isTokenised', params: answerOf },
            target: 'chosen',
            actions: { type: 'keepCard', params: answerOf },
          },
          { target: 'entering', actions: { type: 'keepRefusals', params: answerOf } },
        ],
        onError: { target: 'entering', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    chosen: {
      type: 'final',
      meta: { description: 'It is settled how the buyer pays; nothing is charged yet.' },
    },
  },
  output: ({ context }) => ({ method: context.method, card: context.card }),
});
