import { describe, expect, it } from 'vitest';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { drawingOf, indexes, openStates } from '../drawing/every-drawing.fixture.ts';
import { changeOfBox } from './box-change.ts';
import { changedInside } from './changed-inside.ts';
import { compareCharts } from './compare-charts.ts';

/** The chart with a different action in one transition. */
const withOtherWay = (chart: Chart, id: string): Chart => {
  const changeState = (state: ChartState): ChartState => ({
    ...state,
    states: state.states.map(changeState),
    transitions: state.transitions.map((way) => (way.id === id ? { ...way, actions: ['whistle'] } : way)),
  });
  return { ...chart, root: changeState(chart.root) };
};

const waysOfOpenStates = [...indexes].flatMap(([machine, index]) =>
  openStates(index).flatMap(({ id: state, transitions }) =>
    transitions.map(({ id: way }) => ({ machine, state, way })),
  ),
);

describe.each(waysOfOpenStates)('a change of “$way”', ({ machine, state, way }) => {
  const index = indexes.get(machine) as ChartIndex;
  const { chart } = index;
  const changes = compareCharts(withOtherWay(chart, way), chart);
  const marked = {
    marks: new Map(changes.transitions.map(({ id, mark }) => [id, mark])),
    changedInside: changedInside(chart, changes),
  };

  it('is visible if it is possible anywhere: at its line, or as a mark of the box', async () => {
    const { boxes } = await drawingOf(index, index.state(state));
    const [anywhere] = boxes.filter((box) => box.kind === 'anywhere' && box.state === state);
    if (anywhere === undefined) throw new Error('What is possible anywhere has no box.');
    const isTold = anywhere.lines.some(({ transitions }) => transitions.includes(way));
    expect(changeOfBox(anywhere, index.state(state), marked)).toEqual(
      isTold ? { mark: undefined, word: null } : { mark: 'changed', word: 'changed' },
    );
  });

  it('is visible on every closed box above it', async () => {
    for (const { id } of index.lineage(state).slice(1)) {
      const { boxes } = await drawingOf(index, index.parentOf(id) ?? chart.root);
      const closed = boxes.filter((box) => box.kind === 'state' && box.state === id);
      expect(closed.map((box) => changeOfBox(box, index.state(id), marked).word)).toEqual(
        closed.map(() => 'changed inside'),
      );
    }
  });
});

describe('a transition out of the drawing', () => {
  it('marks “Anywhere in” around the step only if that has changed itself', async () => {
    const index = indexes.get('checkout') as ChartIndex;
    const { chart } = index;
    const changes = compareCharts(
      withOtherWay(chart, 'checkout.step.review: attestation.changed → stay'),
      chart,
    );
    const marked = {
      marks: new Map(changes.transitions.map(({ id, mark }) => [id, mark])),
      changedInside: changedInside(chart, changes),
    };
    const { boxes } = await drawingOf(index, index.state('checkout.step.review'));
    const around = boxes.filter(({ kind, state }) => kind === 'anywhere' && state === 'checkout.step');
    expect(around.map((box) => changeOfBox(box, index.state('checkout.step'), marked).word)).toEqual([null]);
  });
});
