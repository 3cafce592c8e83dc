import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import { readChart, statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { compareCharts } from './compare-charts.ts';
import { registry } from '../../machines/registry.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { draw } from '../drawing/draw.ts';
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

  it('differ by added, removed and changed states', () => {
    expect(changes.states).toEqual([
      { mark: 'changed', id: 'lamp.on', what: ['description: was “It shines.”, is “It shines brightly.”'] },
      { mark: 'added', id: 'lamp.broken', what: [] },
      { mark: 'removed', id: 'lamp.dim', what: [] },
    ]);
  });

  it('differ by added, removed and changed transitions; another condition is a change', () => {
    expect(changes.transitions).toEqual([
      {
        mark: 'changed',
        id: 'lamp.off: press [hasPower] → lamp.on',
        what: ['condition: was nothing, is “has power”'],
      },
      { mark: 'changed', id: 'lamp.on: press → lamp.off', what: ['what is done: was “click”, is nothing'] },
      { mark: 'added', id: 'lamp.on: shake → lamp.broken', what: [] },
      { mark: 'removed', id: 'lamp.dim: press → lamp.off', what: [] },
      { mark: 'removed', id: 'lamp.on: turn → lamp.dim', what: [] },
    ]);
  });

  it('list old and new values, including delays and targets', () => {
    const waitingChart = (after: object) =>
      chartOf(createMachine({ id: 'lamp', initial: 'on', states: { on: { after }, off: {}, dim: {} } }));
    const changed = compareCharts(waitingChart({ 500: 'off' }), waitingChart({ 900: 'dim' }));
    expect(changed.transitions.map(({ mark, what }) => [mark, what])).toEqual([
      [
        'changed',
        ['wait: was “After 500 milliseconds”, is “After 900 milliseconds”', 'target: was “Off”, is “Dim”'],
      ],
    ]);
    expect(changed.states.map(({ what }) => what)).toEqual([
      ['waits: was “500 milliseconds”, is “900 milliseconds”'],
    ]);
  });

  it('list each change once, even if several transitions of a state have changed', () => {
    const askingChart = (src: string, guard: string) =>
      chartOf(
        createMachine({
          id: 'lamp',
          initial: 'off',
          states: {
            off: {
              invoke: {
                id: src,
                src,
                onDone: [{ guard, target: 'on' }, { target: 'dim' }],
                onError: 'dim',
              },
              on: {
                press: [
                  { guard, target: 'on' },
                  { guard: 'isDark', target: 'dim' },
                ],
              },
            },
            on: {},
            dim: {},
          },
        }),
      );
    const marks = ({ states, transitions }: ReturnType<typeof compareCharts>) =>
      [...states, ...transitions].map(({ mark, id, what }) => [mark, id, ...what]);
    expect(marks(compareCharts(askingChart('switch', 'isReady'), askingChart('button', 'isReady')))).toEqual([
      ['changed', 'lamp.off', 'services: was “switch”, is “button”'],
    ]);
    expect(marks(compareCharts(askingChart('switch', 'isReady'), askingChart('switch', 'isWarm')))).toEqual([
      ['changed', 'lamp.off: press [isWarm] → lamp.on', 'condition: was “is ready”, is “is warm”'],
      [
        'changed',
        'lamp.off: xstate.done.actor.switch [isWarm] → lamp.on',
        'condition: was “is ready”, is “is warm”',
      ],
    ]);
  });

  it('are drawn as one, with removed states in their old places', () => {
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

  it('do not differ if nothing changed', () => {
    expect(compareCharts(before, before)).toEqual({ states: [], transitions: [] });
    expect(mergeCharts(before, before, compareCharts(before, before))).toEqual(before);
  });

  it('are entirely new without an old version, and entirely removed without a new one', () => {
    const marks = ({ states, transitions }: ReturnType<typeof compareCharts>) => [
      ...new Set([...states, ...transitions].map(({ mark }) => mark)),
    ];
    expect(marks(compareCharts(null, after))).toEqual(['added']);
    expect(marks(compareCharts(before, null))).toEqual(['removed']);
  });
});

/** The chart without some states and the transitions to them. */
const without = (state: ChartState, gone: ReadonlySet<string>): ChartState => {
  const states = state.states.filter(({ id }) => !gone.has(id)).map((child) => without(child, gone));
  const transitions = state.transitions.filter(({ targets }) => !targets.some((id) => gone.has(id)));
  const isKept = state.initial !== null && !gone.has(state.initial);
  return { ...state, states, transitions, initial: isKept ? state.initial : (states[0]?.id ?? null) };
};

/** The chart with the state at the top level. It keeps its ID, as a state with its own ID does. */
const atTheTop = ({ root, ...chart }: Chart, moved: ChartState): Chart => {
  const below = without(root, new Set([moved.id]));
  return { ...chart, root: { ...below, states: [...below.states, moved] } };
};

/** A chart with states within states and several transitions out of one: small, because each drawing takes its time. */
const flow = readChart(registry.find(({ id }) => id === 'extra-probe') ?? (registry[0] as never));
const below = statesIn(flow.root).slice(1);

describe.each(below)('a flow with and without $id', (state) => {
  const ids = new Set(statesIn(state).map(({ id }) => id));
  const other: Chart = { ...flow, root: without(flow.root, ids) };

  it.each([
    ['came', other, flow, 'added'],
    ['went', flow, other, 'removed'],
  ] as const)('is drawn with a mark where it %s', async (_what, old, present, mark) => {
    const changes = compareCharts(old, present);
    expect(changes.states.filter(({ id }) => ids.has(id)).map((change) => change.mark)).toEqual(
      [...ids].map(() => mark),
    );
    const merged = mergeCharts(old, present, changes);
    const drawing = await draw(indexChart(merged), merged.root, 'all');
    const drawn = new Set([...drawing.boxes, ...drawing.frames].map((place) => place.state));
    expect([...ids].filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('is drawn once if it moved', async () => {
    const old = atTheTop(flow, state);
    const merged = mergeCharts(old, flow, compareCharts(old, flow));
    const all = statesIn(merged.root).map(({ id }) => id);
    expect(all.length).toBe(new Set(all).size);
    const { boxes } = await draw(indexChart(merged), merged.root, 'all');
    expect(boxes.length).toBeGreaterThan(0);
  });
});
