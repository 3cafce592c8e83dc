import { assign, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import type {
  LoadOrdersAnswer,
  OrderHistoryContext,
  OrderHistoryEvent,
  OrderHistoryPorts,
} from './order-history.types.ts';

/** The name of every port that the flow calls. */
export const orderHistoryPortNames = ['loadOrders'] as const satisfies readonly (keyof OrderHistoryPorts)[];

const pageInput = ({ context: { next } }: { readonly context: OrderHistoryContext }) => ({ after: next });

const orderHistorySetup = setup({
  types: {
    context: {} as OrderHistoryContext,
    events: {} as OrderHistoryEvent,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<OrderHistoryPorts>(orderHistoryPortNames),
  guards: {
    isDenied: (_, answer: LoadOrdersAnswer) => answer.status === 'denied',
    isNothingOrdered: (_, answer: LoadOrdersAnswer) =>
      answer.status === 'known' && answer.orders.length === 0,
    hasMoreOrders: ({ context }) => context.next !== null,
  },
  actions: {
    addOrders: assign(({ context }, answer: LoadOrdersAnswer) =>
      answer.status === 'known' ? { orders: [...context.orders, ...answer.orders], next: answer.next } : {},
    ),
    forgetOrders: assign({ orders: [], next: null }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});

/** The signed-in person's orders, in pages. */
export const orderHistoryMachine = orderHistorySetup.createMachine({
  id: 'order-history',
  context: { orders: [], next: null, trouble: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      meta: { description: 'The shop is asked for the newest orders.' },
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
        input: pageInput,
        onDone: [
          { guard: { type: 'isDenied', params: answerOf }, target: 'signedOut' },
          { guard: { type: 'isNothingOrdered', params: answerOf }, target: 'empty' },
          { target: 'listed', actions: { type: 'addOrders', params: answerOf } },
        ],
        onError: { target: 'unanswered', actions: { type: 'noteLostConnection', params: rejectionOf } },
      },
    },
    unanswered: {
      meta: { description: 'The shop did not answer; the same button tries again.' },
      on: { 'retry.requested': { target: 'loading', actions: 'forgetTrouble' } },
    },
    empty: { meta: { description: 'The person hasn’t ordered anything, and the page shows it.' } },
    listed: {
      meta: { description: 'The person sees their orders, newest first.' },
      initial: 'reading',
      states: {
        reading: {
          meta: { description: 'The person may ask for older orders, if there are any.' },
          on: { 'orders.moreRequested': { guard: 'hasMoreOrders', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: 'pending',
          meta: { description: 'The shop is asked for older orders; those already shown stay.' },
          invoke: {
            id: 'loadMoreOrders',
            src: 'loadOrders',
            input: pageInput,
            onDone: [
              {
                guard: { type: 'isDenied', params: answerOf },
                target: '#order-history.signedOut',
                actions: 'forgetOrders',
              },
              { target: 'reading', actions: { type: 'addOrders', params: answerOf } },
            ],
            onError: {
              target: 'unanswered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
        unanswered: {
          meta: { description: 'The older orders did not arrive; the same button tries again.' },
          on: { 'retry.requested': { target: 'loadingMore', actions: 'forgetTrouble' } },
        },
      },
    },
    signedOut: {
      meta: { description: 'The shop has ended the session, and the page asks to sign in again.' },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function orderHistoryWithPorts(ports: OrderHistoryPorts): typeof orderHistoryMachine {
  return orderHistoryMachine.provide({ actors: portActors(ports, orderHistoryPortNames) });
}
