import { assertEvent, assign, sendParent, setup } from 'xstate';
import {
  refusalsOf,
  type Refusal,
  troubleOfRejection,
  unprovidedDeadline,
  unprovidedPorts,
  withoutTypedTrouble,
} from '../flow/index.ts';
import { reactionTo } from '../rules/errors/index.ts';
import { millisecondsOf } from '../rules/time/index.ts';
import type {
  ConfirmChangeAnswer,
  MakeChangeAnswer,
  MakeChangeInput,
  PreviewAnswer,
  SubscriptionChangeContext,
  SubscriptionChangeEvent,
  SubscriptionChangeInput,
  SubscriptionChangeNews,
  SubscriptionChangeOutcome,
  SubscriptionChangePorts,
  TokeniseAnswer,
} from './subscription-change.types.ts';

/** The name of every port that the flow calls. */
export const subscriptionChangePortNames = [
  'previewChange',
  'tokeniseCard',
  'createChangeKey',
  'makeChange',
  'confirmPayment',
] as const satisfies readonly (keyof SubscriptionChangePorts)[];

/** In milliseconds, between two attempts at a charge that is still in progress. */
const repeatWait = 2000;
const mostRepeats = 4;

interface Asking {
  readonly context: SubscriptionChangeContext;
}

/** Only asked for where the shop has previewed the change. */
function previewOf({ preview }: SubscriptionChangeContext) {
  if (preview === null) throw new Error('The change was not previewed.');
  return preview;
}

/** Whether the previewed change costs nothing now. */
export const isNothingDue = (context: SubscriptionChangeContext): boolean =>
  previewOf(context).amountDue.gross.amount === 0;

export const noInput = (): Record<string, never> => ({});
export const previewInput = ({ context: { membershipId, change } }: Asking) => ({ membershipId, change });
export const cardInput = () => ({ billingAddress: null, email: '' });
export const repeatInput = () => ({ milliseconds: repeatWait });
export const secretInput = ({ context: { clientSecret } }: Asking) => ({ clientSecret: clientSecret ?? '' });

/** How long the preview's amounts are valid. */
export function validityInput({ context }: Asking): { readonly milliseconds: number } {
  const { previewedAt, validUntil } = previewOf(context);
  return { milliseconds: millisecondsOf(validUntil) - millisecondsOf(previewedAt) };
}

/** What the port that makes the change is called with; throws before the change has a key. */
export function changeInput({ context }: Asking): MakeChangeInput {
  const { membershipId, change, methodId, means, isKept, idempotencyKey } = context;
  if (idempotencyKey === null) throw new Error('The change has no key.');
  const entered = { savedMethodId: null, token: means?.token ?? null, isKept };
  const saved = { savedMethodId: methodId, token: null, isKept: false };
  return {
    membershipId,
    change,
    preview: previewOf(context),
    payment: isNothingDue(context) ? null : methodId === null ? entered : saved,
    idempotencyKey,
  };
}

/** What a chosen card becomes once the shop has said what is saved: it stays while it can be charged. */
function methodAmong(methods: SubscriptionChangeContext['methods'], context: SubscriptionChangeContext) {
  const chargeable = methods.filter(({ isActive }) => isActive);
  const isAnother = context.preview !== null && context.methodId === null;
  if (isAnother) return null;
  const chosen = chargeable.find(({ id }) => id === context.methodId);
  const first = chargeable.find(({ isPrimary }) => isPrimary) ?? chargeable[0];
  return (chosen ?? first)?.id ?? null;
}

const decisive = (answer: MakeChangeAnswer): Refusal | undefined =>
  answer.status === 'refused' ? answer.refusals[0] : undefined;

export const subscriptionChangeSetup = setup({
  types: {
    context: {} as SubscriptionChangeContext,
    events: {} as SubscriptionChangeEvent,
    input: {} as SubscriptionChangeInput,
    output: {} as SubscriptionChangeOutcome,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: {
    ...unprovidedPorts<SubscriptionChangePorts>(subscriptionChangePortNames),
    deadline: unprovidedDeadline,
  },
  guards: {
    isDenied: (_, { status }: { readonly status: string }) => status === 'denied',
    isRefused: (_, { status }: { readonly status: string }) => status === 'refused',
    isMade: (_, answer: MakeChangeAnswer) => answer.status === 'changed',
    isDebited: (_, answer: MakeChangeAnswer) => answer.status === 'debited',
    isConfirmationNeeded: (_, answer: MakeChangeAnswer) => answer.status === 'confirmation',
    isPending: (_, answer: MakeChangeAnswer) => answer.status === 'pending',
    isChangedElsewhere: (_, answer: MakeChangeAnswer) => decisive(answer)?.reason === 'CHANGED_ELSEWHERE',
    isPriceChanged: (_, answer: MakeChangeAnswer) => decisive(answer)?.code === 'PRICES_ARE_CHANGED',
    isMethodGone: (_, answer: MakeChangeAnswer) => decisive(answer)?.code === 'PAYMENT_NOT_FOUND',
    isPaymentRefused: (_, answer: MakeChangeAnswer) =>
      reactionTo(decisive(answer)?.code ?? '').target === 'payment',
    isNothingDue: ({ context }) => isNothingDue(context),
    isMethodChosen: ({ context }) => context.methodId !== null,
    isMethodChargeable: ({ context, event }) =>
      event.type === 'method.chosen' &&
      (event.methodId === null ||
        context.methods.some(({ id, isActive }) => id === event.methodId && isActive)),
    hasCard: ({ context }) => context.means !== null,
    hasTrouble: ({ context }) => context.trouble !== null,
    hasSessionChanged: ({ context }) => context.outcome.status === 'stale',
    isSentBefore: ({ context }) => context.idempotencyKey !== null,
    hasAskedOftenEnough: ({ context }) => context.repeats >= mostRepeats,
  },
  actions: {
    keepPreview: assign(({ context }, answer: PreviewAnswer) =>
      answer.status === 'previewed'
        ? {
            preview: answer.preview,
            replacedPreview: context.preview,
            methods: answer.methods,
            methodId: methodAmong(answer.methods, context),
          }
        : {},
    ),
    forgetReplaced: assign({ replacedPreview: null }),
    chooseMethod: assign(({ event }) => {
      assertEvent(event, 'method.chosen');
      return { methodId: event.methodId, means: null, trouble: null };
    }),
    changeCard: assign(({ context: { trouble }, event }) => {
      assertEvent(event, 'card.changed');
      return { means: null, trouble: withoutTypedTrouble(trouble, event.field) };
    }),
    changeKeeping: assign(({ event }) => {
      assertEvent(event, 'card.keeping.changed');
      return { isKept: event.isKept };
    }),
    keepCard: assign((_, answer: TokeniseAnswer) => {
      if (answer.status !== 'tokenised') return {};
      const { paymentMethodId: token, ...details } = answer.card;
      return { means: { details, token } };
    }),
    forgetCard: assign({ means: null }),
    keepKey: assign((_, idempotencyKey: string) => ({ idempotencyKey, repeats: 0 })),
    forgetKey: assign({ idempotencyKey: null, clientSecret: null, repeats: 0 }),
    keepClientSecret: assign((_, answer: MakeChangeAnswer) =>
      answer.status === 'confirmation' ? { clientSecret: answer.clientSecret } : {},
    ),
    countRepeat: assign(({ context }) => ({ repeats: context.repeats + 1 })),
    resetRepeats: assign({ repeats: 0 }),
    keepOutcome: assign(({ context }, answer: MakeChangeAnswer) =>
      answer.status === 'changed' || answer.status === 'debited'
        ? {
            outcome: {
              status: 'changed' as const,
              preview: previewOf(context),
              invoiceNumber: answer.status === 'changed' ? answer.invoiceNumber : null,
              isDebited: answer.status === 'debited',
            },
          }
        : {},
    ),
    noteStale: assign({ outcome: { status: 'stale' } }),
    noteOutdated: assign({ outcome: { status: 'outdated' } }),
    keepRefusals: assign(
      (_, answer: PreviewAnswer | MakeChangeAnswer | ConfirmChangeAnswer | TokeniseAnswer) =>
        answer.status === 'refused'
          ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } }
          : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    announceSent: sendParent({ type: 'change.sent' } satisfies SubscriptionChangeNews),
    announceReturned: sendParent({ type: 'change.returned' } satisfies SubscriptionChangeNews),
  },
});

/** The code and reason that decide how the flow continues; undefined without a refusal. */
export const decisiveRefusalOf = ({ trouble }: SubscriptionChangeContext): Refusal | undefined =>
  refusalsOf(trouble)[0];
