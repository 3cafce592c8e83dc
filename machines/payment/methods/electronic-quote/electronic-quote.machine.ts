import { assertEvent, assign, setup } from 'xstate';
import {
  answerOf,
  isQuoteData,
  rejectionOf,
  type Trouble,
  troubleOfRejection,
  unprovidedPorts,
  withoutFieldTrouble,
} from '../../../flow/index.ts';
import { reasonOf } from '../../../rules/errors/index.ts';
import {
  noQuoteData,
  type QuoteData,
  quoteMaxLengths,
  quoteProblems,
  tidyQuoteData,
} from '../../../rules/quotes/index.ts';
import type { MethodAnnouncement, MethodInput, PaymentMeans } from '../method.types.ts';
import type {
  ElectronicQuoteContext,
  ElectronicQuoteEvent,
  ElectronicQuotePorts,
  QuoteDataAnswer,
} from './electronic-quote.types.ts';

export const electronicQuotePortNames = [
  'saveQuoteData',
] as const satisfies readonly (keyof ElectronicQuotePorts)[];

/**
 * What was typed here wins over the checkout's own details, and these over an earlier choice, because another tab may
 * have changed them.
 */
const firstContext = ({ input }: { input: MethodInput }): ElectronicQuoteContext => {
  const { kept, checkoutId, quoteData, typed } = input;
  const known = kept !== null && isQuoteData(kept.details) && quoteData === null ? kept.details : quoteData;
  const entered = { ...noQuoteData, ...known, ...typed };
  return { means: null, checkoutId, entered, isTyped: Object.keys(typed).length > 0, trouble: null };
};

/** What has to be corrected before the shop is asked; null if nothing has. */
function troubleIn(entered: QuoteData): Trouble | null {
  const refusals = quoteProblems(entered).map(({ field, reason }) => ({
    code: 'INVALID' as const,
    field,
    reason: reasonOf(reason),
    most: reason === 'too_long' ? quoteMaxLengths[field] : null,
  }));
  return refusals.length === 0 ? null : { kind: 'refused', refusals };
}

/** The messages of the payment form. */
const news = {
  'payment.known': { guard: 'isUntouched', actions: 'keepKnown' },
} as const;

/** Asking for a quote: who asks for it, which the shop saves before the choice. Nothing is charged. */
export const electronicQuoteMachine = setup({
  types: {
    context: {} as ElectronicQuoteContext,
    events: {} as ElectronicQuoteEvent | MethodAnnouncement,
    input: {} as MethodInput,
    output: {} as PaymentMeans<QuoteData> | null,
    tags: {} as 'pending',
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<ElectronicQuotePorts>(electronicQuotePortNames),
  guards: {
    isComplete: ({ context }) => troubleIn(context.entered) === null,
    isUntouched: ({ context, event }) =>
      event.type === 'payment.known' && event.quoteData !== null && !context.isTyped,
    isQuoteDataSaved: (_, answer: QuoteDataAnswer) => answer.status === 'kept',
  },
  actions: {
    changeField: assign(({ context, event }) => {
      assertEvent(event, 'payment.quote.changed');
      return {
        entered: { ...context.entered, [event.field]: event.value },
        isTyped: true,
        trouble: withoutFieldTrouble(context.trouble, event.field),
      };
    }),
    keepKnown: assign(({ context, event }) => {
      assertEvent(event, 'payment.known');
      return { entered: event.quoteData ?? context.entered };
    }),
    listQuoteProblems: assign(({ context }) => ({ trouble: troubleIn(context.entered) })),
    forgetTrouble: assign({ trouble: null }),
    keepMeans: assign(({ context }) => ({ means: { details: tidyQuoteData(context.entered), token: '' } })),
    keepRefusals: assign((_, answer: QuoteDataAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
  },
}).createMachine({
  id: 'electronic-quote',
  context: firstContext,
  initial: 'entering',
  states: {
    entering: {
      meta: { description: 'The buyer enters who the quote is for; what the shop already has is filled in.' },
      on: {
        ...news,
        'payment.quote.changed': { actions: 'changeField' },
        'payment.submitted': [
          { guard: 'isComplete', target: 'saving', actions: 'forgetTrouble' },
          { actions: 'listQuoteProblems' },
        ],
      },
    },
    saving: {
      tags: 'pending',
      meta: { description: 'The shop saves who the quote is for.' },
      on: { ...news, 'payment.withdrawn': 'entering' },
      invoke: {
        id: 'saveQuoteData',
        src: 'saveQuoteData',
        input: ({ context: { checkoutId, entered } }) => ({ checkoutId, quoteData: tidyQuoteData(entered) }),
        onDone: [
          { guard: { type: 'isQuoteDataSaved', params: answerOf }, target: 'given', actions: 'keepMeans' },
          { target: 'entering', actions: { type: 'keepRefusals', params: answerOf } },
        ],
        onError: { target: 'entering', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    given: {
      type: 'final',
      meta: {
        description: 'The shop has saved who the quote is for; the quote is requested with the order.',
      },
    },
  },
  output: ({ context }) => context.means,
});
