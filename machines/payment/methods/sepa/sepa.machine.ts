import { assertEvent, assign, setup } from 'xstate';
import { answerOf, rejectionOf, troubleOfRejection, unprovidedPorts } from '../../../flow/index.ts';
import type { MethodAnnouncement, MethodInput, PaymentMeans } from '../method.types.ts';
import { isAccountDetails } from './sepa.shape.ts';
import type {
  AccountDetails,
  SepaContext,
  SepaEvent,
  SepaPorts,
  TokeniseAccountAnswer,
} from './sepa.types.ts';

export const sepaPortNames = ['tokeniseAccount'] as const satisfies readonly (keyof SepaPorts)[];

const isAccountKept = (kept: PaymentMeans | null): kept is PaymentMeans<AccountDetails> =>
  kept !== null && isAccountDetails(kept.details);

const firstContext = ({
  input: { kept, billingAddress, email, typed },
}: {
  input: MethodInput;
}): SepaContext => ({
  means: isAccountKept(kept) ? kept : null,
  entered: { holder: '', ...typed },
  billingAddress,
  email,
  trouble: null,
});

/** The messages of the payment form while it asks for the account. */
const news = { 'payment.known': { actions: 'keepPayer' } } as const;

/** Paying by direct debit in euros: the provider stores the IBAN and returns a token for it. */
export const sepaMachine = setup({
  types: {
    context: {} as SepaContext,
    events: {} as SepaEvent | MethodAnnouncement,
    input: {} as MethodInput,
    output: {} as PaymentMeans<AccountDetails> | null,
    tags: {} as 'pending',
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<SepaPorts>(sepaPortNames),
  guards: {
    hasAccount: ({ context }) => context.means !== null,
    isAccountTokenised: (_, answer: TokeniseAccountAnswer) => answer.status === 'tokenised',
  },
  actions: {
    keepPayer: assign(({ event }) => {
      assertEvent(event, 'payment.known');
      const { billingAddress, email } = event;
      return { billingAddress, email };
    }),
    keepHolder: assign(({ event }) => {
      assertEvent(event, 'payment.holder.changed');
      return { entered: { [event.field]: event.value } };
    }),
    forgetAccount: assign({ means: null }),
    recallAccount: assign(({ event }) => {
      assertEvent(event, 'payment.account.recalled');
      return { means: event.account, trouble: null };
    }),
    forgetTrouble: assign({ trouble: null }),
    keepAccount: assign((_, answer: TokeniseAccountAnswer) => {
      if (answer.status !== 'tokenised') return {};
      const { paymentMethodId: token, ...details } = answer.account;
      return { means: { details, token } };
    }),
    keepRefusals: assign((_, answer: TokeniseAccountAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
  },
}).createMachine({
  id: 'sepa',
  context: firstContext,
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'Looks for an account that was entered earlier.' },
      always: [{ guard: 'hasAccount', target: 'keeping' }, { target: 'entering' }],
    },
    keeping: {
      meta: {
        description:
          'The account entered earlier is shown; the buyer continues with it or enters another one.',
      },
      on: {
        ...news,
        'payment.account.replaced': { target: 'entering', actions: 'forgetAccount' },
        'payment.account.recalled': { actions: 'recallAccount' },
        'payment.submitted': 'given',
      },
    },
    entering: {
      meta: { description: 'The buyer types the IBAN into the provider’s own field.' },
      on: {
        ...news,
        'payment.account.changed': { actions: 'forgetTrouble' },
        'payment.holder.changed': { actions: 'keepHolder' },
        'payment.account.recalled': { target: 'keeping', actions: 'recallAccount' },
        'payment.submitted': { target: 'tokenising', actions: 'forgetTrouble' },
        'payment.checked': { target: 'checking', actions: 'forgetTrouble' },
      },
    },
    checking: {
      tags: 'pending',
      meta: {
        description: 'Something else on the screen is missing: the IBAN is checked as well, and not stored.',
      },
      on: { ...news, 'payment.account.changed': 'entering' },
      invoke: {
        id: 'checkAccount',
        src: 'tokeniseAccount',
        input: () => null,
        onDone: { target: 'entering', actions: { type: 'keepRefusals', params: answerOf } },
        onError: 'entering',
      },
    },
    tokenising: {
      tags: 'pending',
      meta: { description: 'The provider checks the IBAN and stores it.' },
      on: { ...news, 'payment.withdrawn': 'entering' },
      invoke: {
        id: 'tokeniseAccount',
        src: 'tokeniseAccount',
        input: ({ context: { entered, billingAddress, email } }) => ({ ...entered, billingAddress, email }),
        onDone: [
          {
            guard: { type: 'isAccountTokenised', params: answerOf },
            target: 'given',
            actions: { type: 'keepAccount', params: answerOf },
          },
          { target: 'entering', actions: { type: 'keepRefusals', params: answerOf } },
        ],
        onError: { target: 'entering', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    given: {
      type: 'final',
      meta: {
        description: 'The checkout has the provider’s token for the account; nothing is charged yet.',
      },
    },
  },
  output: ({ context }) => context.means,
});
