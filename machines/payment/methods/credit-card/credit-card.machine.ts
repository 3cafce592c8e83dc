import { assertEvent, assign, setup } from 'xstate';
import {
  answerOf,
  rejectionOf,
  troubleOfRejection,
  unprovidedPorts,
  withoutTypedTrouble,
} from '../../../flow/index.ts';
import type { MethodInput, MethodAnnouncement, PaymentMeans } from '../method.types.ts';
import { isCardDetails } from './credit-card.shape.ts';
import type {
  CardDetails,
  CreditCardContext,
  CreditCardEvent,
  CreditCardPorts,
  TokeniseAnswer,
} from './credit-card.types.ts';

export const creditCardPortNames = [
  'tokeniseCard',
  'tokeniseWallet',
] as const satisfies readonly (keyof CreditCardPorts)[];

const firstContext = ({
  input: { kept, billingAddress, email },
}: {
  input: MethodInput;
}): CreditCardContext => ({
  means: isCardKept(kept) ? kept : null,
  billingAddress,
  email,
  trouble: null,
});

const isCardKept = (kept: PaymentMeans | null): kept is PaymentMeans<CardDetails> =>
  kept !== null && isCardDetails(kept.details);

/** The messages of the payment form while it asks for the card. */
const news = { 'payment.known': { actions: 'keepBillingAddress' } } as const;

/** Paying by card: the provider stores the number and returns a token for it. */
export const creditCardMachine = setup({
  types: {
    context: {} as CreditCardContext,
    events: {} as CreditCardEvent | MethodAnnouncement,
    input: {} as MethodInput,
    output: {} as PaymentMeans<CardDetails> | null,
    tags: {} as 'pending',
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<CreditCardPorts>(creditCardPortNames),
  guards: {
    hasCard: ({ context }) => context.means !== null,
    isTokenised: (_, answer: TokeniseAnswer) => answer.status === 'tokenised',
  },
  actions: {
    keepBillingAddress: assign(({ event }) => {
      assertEvent(event, 'payment.known');
      return { billingAddress: event.billingAddress };
    }),
    forgetCard: assign({ means: null }),
    recallCard: assign(({ event }) => {
      assertEvent(event, 'payment.card.recalled');
      return { means: event.card, trouble: null };
    }),
    forgetTrouble: assign({ trouble: null }),
    forgetCardTrouble: assign(({ context, event }) => {
      assertEvent(event, 'payment.card.changed');
      return { trouble: withoutTypedTrouble(context.trouble, event.field) };
    }),
    keepCard: assign((_, answer: TokeniseAnswer) => {
      if (answer.status !== 'tokenised') return {};
      const { paymentMethodId: token, ...details } = answer.card;
      return { means: { details, token } };
    }),
    keepRefusals: assign((_, answer: TokeniseAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
  },
}).createMachine({
  id: 'credit-card',
  context: firstContext,
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'Looks for a card that was entered earlier.' },
      always: [{ guard: 'hasCard', target: 'keeping' }, { target: 'entering' }],
    },
    keeping: {
      meta: {
        description: 'The card entered earlier is shown; the buyer continues with it or enters another one.',
      },
      on: {
        ...news,
        'payment.card.replaced': { target: 'entering', actions: 'forgetCard' },
        'payment.card.recalled': { actions: 'recallCard' },
        'payment.submitted': 'given',
      },
    },
    entering: {
      meta: {
        description: 'The buyer types the card into the provider’s own fields, or approves one in a wallet.',
      },
      on: {
        ...news,
        'payment.card.changed': { actions: 'forgetCardTrouble' },
        'payment.card.recalled': { target: 'keeping', actions: 'recallCard' },
        'payment.wallet.approved': { target: 'authorizing', actions: 'forgetTrouble' },
        'payment.submitted': { target: 'tokenising', actions: 'forgetTrouble' },
      },
    },
    authorizing: {
      tags: 'pending',
      meta: { description: 'The provider stores the card that the buyer has approved in the wallet.' },
      on: { ...news, 'payment.withdrawn': 'entering' },
      invoke: {
        id: 'tokeniseWallet',
        src: 'tokeniseWallet',
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          {
            guard: { type: 'isTokenised', params: answerOf },
            target: 'keeping',
            actions: { type: 'keepCard', params: answerOf },
          },
          { target: 'entering', actions: { type: 'keepRefusals', params: answerOf } },
        ],
        onError: { target: 'entering', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    tokenising: {
      tags: 'pending',
      meta: {
        description:
          'The provider checks the card and stores its number. A card that the buyer approves in a wallet meanwhile replaces it.',
      },
      on: {
        ...news,
        'payment.withdrawn': 'entering',
        'payment.wallet.approved': { target: 'authorizing', actions: 'forgetTrouble' },
      },
      invoke: {
        id: 'tokeniseCard',
        src: 'tokeniseCard',
        input: ({ context: { billingAddress, email } }) => ({ billingAddress, email }),
        onDone: [
          {
            guard: { type: 'isTokenised', params: answerOf },
            target: 'given',
            actions: { type: 'keepCard', params: answerOf },
          },
          { target: 'entering', actions: { type: 'keepRefusals', params: answerOf } },
        ],
        onError: { target: 'entering', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    given: {
      type: 'final',
      meta: { description: 'The checkout has the provider’s token for the card; nothing is charged yet.' },
    },
  },
  output: ({ context }) => context.means,
});
