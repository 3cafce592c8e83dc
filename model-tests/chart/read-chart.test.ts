import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { registry } from '../../machines/registry.ts';
import { readChart, statesIn, transitionsIn } from './read-chart.ts';

const machine = setup({
  types: { context: {} as { tries: number } },
  actors: { ask: fromPromise(() => Promise.resolve()) },
  guards: { mayTry: ({ context }, { times }: { times: number }) => context.tries < times },
  actions: { count: assign(({ context }) => ({ tries: context.tries + 1 })), ring: () => undefined },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'shut',
  on: { slam: { target: '.shut' } },
  states: {
    shut: {
      description: 'Nobody comes in.',
      tags: 'quiet',
      entry: 'ring',
      on: {
        knock: [
          { guard: { type: 'mayTry', params: { times: 3 } }, target: 'asking', actions: 'count' },
          { target: 'open' },
        ],
        slam: {},
      },
    },
    asking: {
      meta: { description: 'Somebody looks.' },
      invoke: { id: 'ask', src: 'ask', onDone: 'open', onError: { target: 'shut', reenter: true } },
      after: { 1000: 'shut' },
    },
    open: {
      type: 'parallel',
      states: { light: { always: { guard: { type: 'mayTry', params: { times: 1 } } } }, bell: {} },
    },
  },
});

const chart = readChart({ id: 'door', kind: 'flow', title: 'Door', machine });
const stateAt = (id: string) => statesIn(chart.root).find((state) => state.id === id);

describe('a chart', () => {
  it('has the states in document order, with their descriptions and initial states', () => {
    expect(statesIn(chart.root).map(({ id, type, initial }) => [id, type, initial])).toEqual([
      ['door', 'compound', 'door.shut'],
      ['door.shut', 'atomic', null],
      ['door.asking', 'atomic', null],
      ['door.open', 'parallel', null],
      ['door.open.light', 'atomic', null],
      ['door.open.bell', 'atomic', null],
    ]);
    expect(statesIn(chart.root).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stateAt('door.shut')).toMatchObject({
      description: 'Nobody comes in.',
      tags: ['quiet'],
      entry: ['ring'],
    });
    expect(stateAt('door.asking')).toMatchObject({
      description: 'Somebody looks.',
      invokes: [{ id: 'ask', src: 'ask' }],
      delays: [1000],
    });
  });

  it('has every kind of transition, with a descriptive ID', () => {
    expect(transitionsIn(chart).map(({ id, kind }) => [kind, id])).toEqual([
      ['event', 'door: slam → door.shut'],
      ['event', 'door.shut: knock [mayTry(3)] → door.asking'],
      ['event', 'door.shut: knock → door.open'],
      ['event', 'door.shut: slam → stay'],
      ['done', 'door.asking: xstate.done.actor.ask → door.open'],
      ['error', 'door.asking: xstate.error.actor.ask → door.shut'],
      ['after', 'door.asking: xstate.after.1000.door.asking → door.shut'],
      ['always', 'door.open.light: always [mayTry(1)] → stay'],
    ]);
  });

  it.each(registry)('of $title can be serialized as JSON, and every transition has a unique ID', (entry) => {
    const read = readChart(entry);
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    const ids = transitionsIn(read).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.includes('unnamed'))).toEqual([]);
  });
});
