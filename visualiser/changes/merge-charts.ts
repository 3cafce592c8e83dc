import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartChanges } from './compare-charts.ts';

/** Present children with those that are gone, each of these behind the neighbour that it had before. */
function withGone(present: readonly ChartState[], before: readonly ChartState[]): readonly ChartState[] {
  const merged = [...present];
  before.forEach((old, at) => {
    if (merged.some(({ id }) => id === old.id)) return;
    const neighbours = new Set(before.slice(0, at).map(({ id }) => id));
    merged.splice(merged.findLastIndex(({ id }) => neighbours.has(id)) + 1, 0, old);
  });
  return merged;
}

function merged(
  after: ChartState,
  old: ReadonlyMap<string, ChartState>,
  gone: ReadonlySet<string>,
): ChartState {
  const before = old.get(after.id);
  if (before === undefined) return after;
  const children = withGone(after.states, before.states);
  return {
    ...after,
    // A state that has lost its last child is still drawn around it.
    type: children.length > 0 && after.states.length === 0 ? before.type : after.type,
    states: children.map((child) => merged(child, old, gone)),
    transitions: [...after.transitions, ...before.transitions.filter(({ id }) => gone.has(id))],
  };
}

const numbered = (root: ChartState): ChartState => {
  let next = 0;
  const number = (state: ChartState): ChartState => {
    const order = next;
    next += 1;
    return { ...state, order, states: state.states.map(number) };
  };
  return number(root);
};

/** Both versions as one chart: the present one, and with it what is gone. */
export function mergeCharts(before: Chart, after: Chart, changes: ChartChanges): Chart {
  const old = new Map(statesIn(before.root).map((state) => [state.id, state]));
  const gone = new Set(changes.transitions.filter(({ mark }) => mark === 'removed').map(({ id }) => id));
  return { ...after, root: numbered(merged(after.root, old, gone)) };
}
