import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { changedInside } from './changed-inside.ts';
import { compareCharts } from './compare-charts.ts';
import { mergeCharts } from './merge-charts.ts';

const chartOf = (machine: AnyStateMachine) => readChart({ id: 'lamp', kind: 'flow', title: 'Lamp', machine });

const lamp = (warm: object, settings: object = {}) =>
  chartOf(
    createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { press: 'on' } },
        on: {
          initial: 'cold',
          states: { cold: { initial: 'dim', states: { dim: {}, ...warm } } },
          ...settings,
        },
      },
    }),
  );

const insideOf = (before: ReturnType<typeof lamp>, after: ReturnType<typeof lamp>) => {
  const changes = compareCharts(before, after);
  return [...changedInside(mergeCharts(before, after, changes), changes)];
};

describe('a state that contains a change', () => {
  it.each([
    ['a new state', lamp({}), lamp({ bright: {} })],
    ['a state that is gone', lamp({ bright: {} }), lamp({})],
    ['another description', lamp({ bright: {} }), lamp({ bright: { description: 'It blinds.' } })],
  ])('is every state around %s', (_what, before, after) => {
    expect(insideOf(before, after)).toEqual(['lamp', 'lamp.on', 'lamp.on.cold']);
  });

  it('includes the state whose transition has changed', () => {
    expect(insideOf(lamp({}), lamp({}, { on: { press: 'off' } }))).toEqual(['lamp', 'lamp.on']);
  });

  it('excludes a state that has only changed itself', () => {
    expect(insideOf(lamp({}), lamp({}, { description: 'It shines.' }))).toEqual(['lamp']);
    expect(insideOf(lamp({}), lamp({}))).toEqual([]);
  });
});
