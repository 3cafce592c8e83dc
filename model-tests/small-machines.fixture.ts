import { assign, type AnyStateMachine, fromPromise, setup } from 'xstate';
import { answers, type Scenario, noResponse } from '../machines/testing/index.ts';

/** A machine small enough to count its fewest paths by hand. */
export interface SmallMachine {
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario;
}

const scenarioOf = (events: readonly string[], services: Scenario['services'] = {}): Scenario => ({
  inputs: { start: { sentence: 'someone who starts', input: undefined } },
  events: events.map((type) => ({ sentence: `someone sends ${type}`, event: { type } })),
  services,
  limit: 100,
});

/** a → b → c. */
export const chain: SmallMachine = {
  machine: setup({}).createMachine({
    id: 'chain',
    initial: 'a',
    states: { a: { on: { next: 'b' } }, b: { on: { next: 'c' } }, c: { type: 'final' } },
  }),
  scenario: scenarioOf(['next']),
};

/** a → b → d and a → c → d, with no way back. */
export const diamond: SmallMachine = {
  machine: setup({}).createMachine({
    id: 'diamond',
    initial: 'a',
    states: {
      a: { on: { left: 'b', right: 'c' } },
      b: { on: { next: 'd' } },
      c: { on: { next: 'd' } },
      d: { type: 'final' },
    },
  }),
  scenario: scenarioOf(['left', 'right', 'next']),
};

/** Two ways from `a` to `d`, and back to `a` again. */
export const twoWaysRound: SmallMachine = {
  machine: setup({}).createMachine({
    id: 'round',
    initial: 'a',
    states: {
      a: { on: { left: 'b', right: 'c' } },
      b: { on: { next: 'd' } },
      c: { on: { next: 'd' } },
      d: { on: { next: 'a' } },
    },
  }),
  scenario: scenarioOf(['left', 'right', 'next']),
};

/** `done` becomes possible after three rounds of `again`. */
export const guardedLoop: SmallMachine = {
  machine: setup({
    types: { context: {} as { rounds: number; unread: number } },
    guards: { isTired: ({ context }) => context.rounds >= 3 },
    actions: {
      count: assign(({ context }) => ({ rounds: context.rounds + 1, unread: context.unread + 1 })),
    },
  }).createMachine({
    id: 'loop',
    context: { rounds: 0, unread: 0 },
    initial: 'running',
    states: {
      running: {
        on: { again: { target: 'running', actions: 'count' }, done: { guard: 'isTired', target: 'resting' } },
      },
      resting: { type: 'final' },
    },
  }),
  scenario: { ...scenarioOf(['again', 'done']), limit: 8 },
};

/** Two lamps, each with a switch. `dusk` turns both on. */
export const lamps: SmallMachine = {
  machine: setup({}).createMachine({
    id: 'lamps',
    type: 'parallel',
    states: {
      hall: { initial: 'off', states: { off: { on: { dusk: 'on' } }, on: { on: { hall: 'off' } } } },
      yard: { initial: 'off', states: { off: { on: { dusk: 'on' } }, on: { on: { yard: 'off' } } } },
    },
  }),
  scenario: scenarioOf(['dusk', 'hall', 'yard']),
};

/** `island` is unreachable, and the guard of `jump` is never true. */
export const island: SmallMachine = {
  machine: setup({ guards: { canFly: () => false } }).createMachine({
    id: 'sea',
    initial: 'shore',
    states: {
      shore: { on: { jump: { guard: 'canFly', target: 'cloud' }, walk: 'shore' } },
      cloud: {},
      island: { on: { walk: 'shore' } },
    },
  }),
  scenario: scenarioOf(['jump', 'walk']),
};

const ask = fromPromise(() => Promise.resolve());
const askOutcomes = {
  ask: { outcomes: { answer: answers('someone answers'), silent: noResponse('the shop does not answer') } },
};

/** Asks, and asks again a second after a failure. */
export const question: SmallMachine = {
  machine: setup({ actors: { ask } }).createMachine({
    id: 'question',
    initial: 'asking',
    states: {
      asking: { invoke: { id: 'ask', src: 'ask', onDone: 'answered', onError: 'waiting' } },
      waiting: { after: { 1000: 'asking' } },
      answered: { type: 'final' },
    },
  }),
  scenario: scenarioOf([], askOutcomes),
};

/** Asks, and has no transition for a failure. */
export const careless: SmallMachine = {
  machine: setup({ actors: { ask } }).createMachine({
    id: 'careless',
    initial: 'asking',
    states: { asking: { invoke: { id: 'ask', src: 'ask', onDone: 'answered' } }, answered: {} },
  }),
  scenario: scenarioOf([], askOutcomes),
};

/** Opens after a push unless it is jammed, which never happens. If it were, it would turn forever. */
export const turnstile: SmallMachine = {
  machine: setup({ guards: { isJammed: () => false } }).createMachine({
    id: 'turnstile',
    initial: 'locked',
    states: {
      locked: { on: { push: 'turning' } },
      turning: { always: [{ guard: 'isJammed', target: 'back' }, { target: 'open' }] },
      back: { always: 'turning' },
      open: { type: 'final' },
    },
  }),
  scenario: scenarioOf(['push']),
};
