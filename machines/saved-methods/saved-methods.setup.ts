import { assertEvent, assign, setup } from 'xstate';
import {
  type Refusal,
  refusalOf,
  troubleOfRejection,
  unprovidedPorts,
  withoutTypedTrouble,
} from '../flow/index.ts';
import { cardEditProblems, isSavedCard, type MethodProblem, noMethodUses } from '../rules/payment/index.ts';
import { editOf } from './card-draft.ts';
import { removalProblemOf } from './method-owner.ts';
import type {
  BankAnswer,
  ChangeAnswer,
  MethodsAnswer,
  SavedMethodChange,
  SavedMethodsContext,
  SavedMethodsEvent,
  SavedMethodsInput,
  SavedMethodsPorts,
  SaveMethodAnswer,
  TokeniseAnswer,
} from './saved-methods.types.ts';

/** The name of every port that the flow calls. */
export const savedMethodsPortNames = [
  'loadMethods',
  'changeMethod',
  'tokeniseCard',
  'saveMethod',
  'answerBank',
] as const satisfies readonly (keyof SavedMethodsPorts)[];

interface Asking {
  readonly context: SavedMethodsContext;
}

export const noInput = (): Record<string, never> => ({});
export const loadInput = ({ context: { membershipId } }: Asking) => ({ membershipId });
export const saveInput = ({ context: { membershipId, method, token } }: Asking) => ({
  membershipId,
  method,
  token: token ?? '',
});
export const bankInput = ({ context: { clientSecret } }: Asking) => ({ clientSecret: clientSecret ?? '' });

/** Only used after a change was requested. */
export function changeInput({ context: { change } }: Asking) {
  if (change === null) throw new Error('There is nothing to change.');
  return { change };
}

/** What the store says to the removal of a method that can't be removed. */
const removalRefusals: Readonly<Record<MethodProblem, Refusal>> = {
  UNKNOWN_METHOD: refusalOf('INVALID', 'paymentMethodId', 'METHOD_GONE'),
  UNSPENT_MONTHS: refusalOf('CANT_EDIT_WITH_CREDITS', 'paymentMethodId'),
  RENEWS_BY_IT: refusalOf('INVALID', 'paymentMethodId', 'RENEWS_BY_IT'),
  RENTAL_CHARGES_IT: refusalOf('INVALID', 'paymentMethodId', 'RENTAL_CHARGES_IT'),
};

const noteChange = (change: SavedMethodChange) => ({ change, trouble: null });

const hasMethod = ({ methods }: SavedMethodsContext, methodId: string | undefined): boolean =>
  methods.some(({ id }) => id === methodId);

export const savedMethodsSetup = setup({
  types: {
    context: {} as SavedMethodsContext,
    events: {} as SavedMethodsEvent,
    input: {} as SavedMethodsInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<SavedMethodsPorts>(savedMethodsPortNames),
  guards: {
    isDenied: (_, { status }: { readonly status: string }) => status === 'denied',
    isRefused: (_, { status }: { readonly status: string }) => status === 'refused',
    isConfirmationRequired: (_, answer: SaveMethodAnswer) => answer.status === 'asks',
    isSaved: ({ context, event }) => 'methodId' in event && hasMethod(context, event.methodId),
    isNeeded: ({ context, event }) =>
      'methodId' in event &&
      hasMethod(context, event.methodId) &&
      removalProblemOf(context, event.methodId) !== null,
    isStillNeeded: ({ context }) =>
      context.change !== null && removalProblemOf(context, context.change.methodId) !== null,
    isCard: ({ context: { methods }, event }) =>
      'methodId' in event && methods.some((method) => method.id === event.methodId && isSavedCard(method)),
    isEditWrong: ({ context: { draft, methods, today } }) =>
      draft !== null && cardEditProblems(editOf(draft, methods), today).length > 0,
    isEditRefused: ({ context }) =>
      context.trouble !== null &&
      context.change?.kind === 'edit' &&
      hasMethod(context, context.change.methodId),
    isMethodRemoval: ({ context: { change } }) => change?.kind === 'delete',
    hasTrouble: ({ context }) => context.trouble !== null,
    isUnauthorized: ({ context }) => !context.isAuthorized,
    hasToken: ({ context }) => context.token !== null,
  },
  actions: {
    keepMethods: assign((_, answer: MethodsAnswer) =>
      answer.status === 'known' ? { methods: answer.methods, uses: answer.uses } : {},
    ),
    forgetMethods: assign({
      methods: [],
      uses: noMethodUses,
      change: null,
      draft: null,
      token: null,
      clientSecret: null,
    }),
    notePrimary: assign(({ event }) => {
      assertEvent(event, 'primary.set');
      return noteChange({ kind: 'set_primary', methodId: event.methodId });
    }),
    noteDeletion: assign(({ event }) => {
      assertEvent(event, 'deletion.requested');
      return noteChange({ kind: 'delete', methodId: event.methodId });
    }),
    refuseDeletion: assign(({ context }) => {
      const problem = context.change && removalProblemOf(context, context.change.methodId);
      return problem === null
        ? {}
        : { trouble: { kind: 'refused' as const, refusals: [removalRefusals[problem]] } };
    }),
    noteEdit: assign(({ context: { draft, methods } }) =>
      draft === null
        ? {}
        : noteChange({ kind: 'edit', methodId: draft.methodId, edit: editOf(draft, methods) }),
    ),
    beginEdit: assign(({ context: { methods }, event }) => {
      assertEvent(event, 'edit.begun');
      const method = methods.filter(isSavedCard).find(({ id }) => id === event.methodId);
      return {
        change: null,
        trouble: null,
        draft: method
          ? {
              methodId: method.id,
              name: method.name ?? '',
              expMonth: method.expMonth,
              expYear: method.expYear,
            }
          : null,
      };
    }),
    changeName: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'edit.name.changed');
      return { draft: draft && { ...draft, name: event.name }, trouble: null };
    }),
    changeExpiry: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'edit.expiry.changed');
      const { expMonth, expYear } = event;
      return { draft: draft && { ...draft, expMonth, expYear }, trouble: null };
    }),
    beginCard: assign({ change: null, isAuthorized: false, token: null, clientSecret: null, trouble: null }),
    changeAuthorization: assign(({ event }) => {
      assertEvent(event, 'authorization.changed');
      return { isAuthorized: event.isAuthorized };
    }),
    changeCard: assign(({ context: { trouble }, event }) => {
      assertEvent(event, 'card.changed');
      return { token: null, trouble: withoutTypedTrouble(trouble, event.field) };
    }),
    keepToken: assign((_, answer: TokeniseAnswer) =>
      answer.status === 'tokenised' ? { token: answer.card.paymentMethodId } : {},
    ),
    forgetToken: assign({ token: null, clientSecret: null }),
    keepClientSecret: assign((_, answer: SaveMethodAnswer) =>
      answer.status === 'asks' ? { clientSecret: answer.clientSecret } : {},
    ),
    keepRefusals: assign((_, answer: ChangeAnswer | SaveMethodAnswer | BankAnswer | TokeniseAnswer) =>
      answer.status === 'refused'
        ? { trouble: { kind: 'refused' as const, refusals: answer.refusals as readonly Refusal[] } }
        : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    forgetChange: assign({ change: null, draft: null, trouble: null }),
  },
});
