import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { registry } from '../../machines/registry.ts';
import { readChart, statesIn } from '../../model-tests/chart/read-chart.ts';
import { indexChart } from './chart-index.ts';
import { inheritedBy } from './inherited.ts';

const machine = setup({ guards: { isAllowed: () => true } }).createMachine({
  id: 'nested',
  initial: 'outer',
  on: { 'line.removed': '.other', 'page.left': '.other', 'page.shown': '.other' },
  states: {
    outer: {
      initial: 'inner',
      on: { 'line.removed': 'other', 'page.left': { guard: 'isAllowed', target: 'other' } },
      always: { guard: 'isAllowed', target: 'other' },
      states: { inner: { on: { 'line.*': {} } }, open: {} },
    },
    other: {},
  },
});
const index = indexChart(readChart({ id: 'nested', kind: 'flow', title: 'Nested', machine }));
const inherited = (id: string) =>
  inheritedBy(index, index.state(id)).map(({ source, event, guard }) => [source, event, guard]);

it('is what the states around a state do there, nearest first', () => {
  expect(inherited('nested.outer.open')).toEqual([
    ['nested.outer', 'line.removed', null],
    ['nested.outer', 'page.left', 'isAllowed'],
    ['nested', 'page.left', null],
    ['nested', 'page.shown', null],
  ]);
});

it('leaves out what a state takes itself in every case, also by a wildcard', () => {
  expect(inherited('nested.outer.inner').map(([, event]) => event)).toEqual([
    'page.left',
    'page.left',
    'page.shown',
  ]);
});

it.each(registry)('$id: nothing is listed that a nearer state always takes', (entry) => {
  const chart = indexChart(readChart(entry));
  for (const state of statesIn(chart.chart.root))
    for (const { event } of inheritedBy(chart, state))
      expect(state.transitions.filter((own) => own.event === event && own.guard === null)).toEqual([]);
});
