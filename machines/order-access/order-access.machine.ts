import { assertEvent, assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { checkEmail } from '../rules/people/index.ts';
import type {
  OrderAccessAnswer,
  OrderAccessContext,
  OrderAccessEvent,
  OrderAccessInput,
  OrderAccessPorts,
} from './order-access.types.ts';

/** The name of every port that the flow calls. */
export const orderAccessPortNames = [
  'proveOrder',
  'checkEmailOfOrder',
  'showOrder',
] as const satisfies readonly (keyof OrderAccessPorts)[];

interface Asking {
  readonly context: OrderAccessContext;
}

const noInput = (): Record<string, never> => ({});
const emailInput = ({ context: { email } }: Asking) => ({ email });
const keyInput = ({ context: { accessKey } }: Asking) => ({ accessKey: accessKey ?? '' });

const orderAccessSetup = setup({
  types: {
    context: {} as OrderAccessContext,
    events: {} as OrderAccessEvent,
    input: {} as OrderAccessInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<OrderAccessPorts>(orderAccessPortNames),
  guards: {
    hasProof: ({ context }) => context.hasProof,
    isEmailWrong: ({ context }) => checkEmail(context.email) !== null,
    isGranted: (_, answer: OrderAccessAnswer) => answer.status === 'granted',
    isLimited: (_, answer: OrderAccessAnswer) => answer.status === 'limited',
  },
  actions: {
    changeEmail: assign(({ event }) => {
      assertEvent(event, 'email.changed');
      return { email: event.email };
    }),
    keepAccessKey: assign((_, answer: OrderAccessAnswer) =>
      answer.status === 'granted' ? { accessKey: answer.accessKey } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});

/** A visitor with only an order's link proves that it is theirs before they see names and addresses. */
export const orderAccessMachine = orderAccessSetup.createMachine({
  id: 'order-access',
  context: ({ input }) => ({ ...input, email: '', accessKey: null, trouble: null }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks whether the browser can prove the order by itself.' },
      always: [{ guard: 'hasProof', target: 'proving' }, { target: 'asking' }],
    },
    proving: {
      tags: 'pending',
      meta: {
        description:
          'The shop is asked whether this browser placed the order, or whether the signed-in person may see it.',
      },
      invoke: {
        id: 'proveOrder',
        src: 'proveOrder',
        input: noInput,
        onDone: [
          {
            guard: { type: 'isGranted', params: answerOf },
            target: 'showing',
            actions: { type: 'keepAccessKey', params: answerOf },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
    },
    asking: {
      meta: { description: 'The page asks for the order’s email address, or to sign in.' },
      initial: 'typing',
      on: {
        'email.changed': { target: '.typing', actions: ['changeEmail', 'forgetTrouble'] },
        'email.submitted': [
          { guard: 'isEmailWrong', target: '.incomplete', actions: 'forgetTrouble' },
          { target: 'checking', actions: 'forgetTrouble' },
        ],
        'session.startedInOtherTab': { target: 'proving', actions: 'forgetTrouble' },
      },
      states: {
        typing: { meta: { description: 'The buyer types the address.' } },
        incomplete: { meta: { description: 'The page shows what is wrong with the typed address.' } },
        refused: {
          meta: { description: 'The address does not open the order; the page doesn’t explain why.' },
        },
        limited: {
          meta: {
            description: 'There were too many attempts; the page asks the buyer to wait or to sign in.',
          },
        },
        unanswered: { meta: { description: 'The shop did not answer; the same button tries again.' } },
      },
    },
    checking: {
      tags: 'pending',
      meta: { description: 'The shop compares the address with the order’s.' },
      invoke: {
        id: 'checkEmailOfOrder',
        src: 'checkEmailOfOrder',
        input: emailInput,
        onDone: [
          {
            guard: { type: 'isGranted', params: answerOf },
            target: 'showing',
            actions: { type: 'keepAccessKey', params: answerOf },
          },
          { guard: { type: 'isLimited', params: answerOf }, target: 'asking.limited' },
          { target: 'asking.refused' },
        ],
        onError: {
          target: 'asking.unanswered',
          actions: { type: 'noteLostConnection', params: rejectionOf },
        },
      },
    },
    showing: {
      tags: 'pending',
      meta: { description: 'The page reloads, and the browser may see the order for a day.' },
      invoke: {
        id: 'showOrder',
        src: 'showOrder',
        input: keyInput,
        onDone: { target: 'shown' },
        onError: {
          target: 'asking.unanswered',
          actions: { type: 'noteLostConnection', params: rejectionOf },
        },
      },
    },
    shown: { type: 'final', meta: { description: 'The page with names and addresses is on its way.' } },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function orderAccessWithPorts(ports: OrderAccessPorts): typeof orderAccessMachine {
  return orderAccessMachine.provide({ actors: portActors(ports, orderAccessPortNames) });
}
