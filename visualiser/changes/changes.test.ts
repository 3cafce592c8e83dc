import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { readChart, statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { compareCharts } from './compare-charts.ts';
import { mergeCharts } from './merge-charts.ts';

const chartOf = (machine: AnyStateMachine): Chart =>
  readChart({ id: 'lamp', kind: 'flow', title: 'Lamp', machine });

const before = chartOf(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      dim: { on: { press: 'off' } },
      on: { description: 'It shines.', on: { press: { target: 'off', actions: 'click' }, turn: 'dim' } },
    },
  }),
);
const after = chartOf(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: { target: 'on', guard: 'hasPower' } } },
      on: { description: 'It shines brightly.', on: { press: 'off', shake: 'broken' } },
      broken: { type: 'final' },
    },
  }),
);

describe('two versions of a chart', () => {
  const changes = compareCharts(before, after);

  it('differ by the states that came, went and changed', () => {
    expect(changes.states).toEqual([
      { mark: 'changed', id: 'lamp.on', what: ['description'] },
      { mark: 'added', id: 'lamp.broken', what: [] },
      { mark: 'removed', id: 'lamp.dim', what: [] },
    ]);
  });

  it('differ by the transitions that came, went and changed; another condition is a change', () => {
    expect(changes.transitions).toEqual([
      { mark: 'changed', id: 'lamp.off: press [hasPower] → lamp.on', what: ['condition'] },
      { mark: 'changed', id: 'lamp.on: press → lamp.off', what: ['what is done'] },
      { mark: 'added', id: 'lamp.on: shake → lamp.broken', what: [] },
      { mark: 'removed', id: 'lamp.dim: press → lamp.off', what: [] },
      { mark: 'removed', id: 'lamp.on: turn → lamp.dim', what: [] },
    ]);
  });

  it('are drawn as one, with what is gone at its old place', () => {
    const merged = mergeCharts(before, after, changes);
    expect(statesIn(merged.root).map(({ id, order }) => [id, order])).toEqual([
      ['lamp', 0],
      ['lamp.off', 1],
      ['lamp.dim', 2],
      ['lamp.on', 3],
      ['lamp.broken', 4],
    ]);
    expect(transitionsIn(merged).map(({ id }) => id)).toContain('lamp.on: turn → lamp.dim');
  });

  it('do not differ where nothing changed', () => {
    expect(compareCharts(before, before)).toEqual({ states: [], transitions: [] });
    expect(mergeCharts(before, before, compareCharts(before, before))).toEqual(before);
  });

  it('are all new where there was none, and all gone where there is none', () => {
    const marks = ({ states, transitions }: ReturnType<typeof compareCharts>) => [
      ...new Set([...states, ...transitions].map(({ mark }) => mark)),
    ];
    expect(marks(compareCharts(null, after))).toEqual(['added']);
    expect(marks(compareCharts(before, null))).toEqual(['removed']);
  });
});
