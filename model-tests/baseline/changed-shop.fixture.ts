import { assign, type AnyStateMachine, emit, fromPromise, setup } from 'xstate';
import type { RegisteredMachine } from '../../machines/registry.ts';
import { answers, noResponse, type Scenario } from '../../machines/testing/index.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { newBaseline } from './new-baseline.ts';

const shop = setup({
  types: { context: {} as { readonly code: string; readonly tries: number } },
  actors: { placeOrder: fromPromise(() => Promise.resolve()) },
  guards: { isGiven: ({ context }) => context.code !== '' },
  actions: {
    keepCode: assign({ code: 'WELCOME10' }),
    countTries: assign({ tries: ({ context }) => context.tries + 1 }),
    recordVisit: emit({ type: 'visit.recorded' }),
  },
});

const chart = {
  id: 'shop',
  context: { code: '', tries: 0 },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        typed: { actions: ['keepCode', 'recordVisit'] },
        pressed: { guard: 'isGiven', target: 'placing' },
        left: { target: 'away' },
      },
    },
    placing: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        onDone: 'placed',
        onError: { target: 'choosing', actions: 'countTries' },
      },
    },
    placed: { type: 'final' },
    away: { type: 'final' },
  },
} as const;

export const scenario: Scenario = {
  inputs: { start: { sentence: 'someone in a shop', input: undefined } },
  events: ['typed', 'pressed', 'left'].map((type) => ({ sentence: `someone has ${type}`, event: { type } })),
  services: {
    placeOrder: {
      outcomes: { placed: answers('the shop agrees'), silent: noResponse('the shop is silent') },
    },
  },
  limit: 100,
};

const entryOf = (machine: AnyStateMachine): RegisteredMachine => ({
  id: 'shop',
  kind: 'flow',
  title: 'Shop',
  machine,
});

/** The shop after a change of its chart's text, as an edit of the source would be. */
export const changedShop = (former = '', next = ''): RegisteredMachine =>
  entryOf(shop.createMachine(JSON.parse(JSON.stringify(chart).replace(former, next)) as typeof chart));

/** What is accepted of the shop before a change. */
export const accepted = newBaseline(exploreMachine(changedShop(), scenario), null);
