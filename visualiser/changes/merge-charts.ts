import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartChanges } from './compare-charts.ts';

/** A removed state, without the children that were only moved, since these keep their IDs elsewhere. */
function remains(state: ChartState, present: ReadonlySet<string>): ChartState {
  const states = state.states.filter(({ id }) => !present.has(id)).map((child) => remains(child, present));
  const initial = states.some(({ id }) => id === state.initial) ? state.initial : null;
  return { ...state, states, initial };
}

/** Adds the removed children, each after its former neighbor. */
function withGone(
  children: readonly ChartState[],
  before: readonly ChartState[],
  present: ReadonlySet<string>,
): readonly ChartState[] {
  const merged = [...children];
  before.forEach((old, at) => {
    if (present.has(old.id)) return;
    const neighbours = new Set(before.slice(0, at).map(({ id }) => id));
    const place = merged.findLastIndex(({ id }) => neighbours.has(id)) + 1;
    merged.splice(place, 0, remains(old, present));
  });
  return merged;
}

interface Versions {
  /** The states of the old version by ID. */
  readonly old: ReadonlyMap<string, ChartState>;
  /** The IDs of current states. */
  readonly present: ReadonlySet<string>;
  /** The IDs of removed transitions. */
  readonly gone: ReadonlySet<string>;
}

function mergeState(after: ChartState, versions: Versions): ChartState {
  const before = versions.old.get(after.id);
  if (before === undefined)
    return { ...after, states: after.states.map((child) => mergeState(child, versions)) };
  const children = withGone(after.states, before.states, versions.present);
  const isEmptied = after.states.length === 0 && children.length > 0;
  return {
    ...after,
    // A state that lost its last child is still drawn around it.
    type: isEmptied ? 'compound' : after.type,
    states: children.map((child) => (versions.present.has(child.id) ? mergeState(child, versions) : child)),
    transitions: [...after.transitions, ...before.transitions.filter(({ id }) => versions.gone.has(id))],
  };
}

const renumber = (root: ChartState): ChartState => {
  let next = 0;
  const number = (state: ChartState): ChartState => {
    const order = next;
    next += 1;
    return { ...state, order, states: state.states.map(number) };
  };
  return number(root);
};

/** Merges both versions into one chart: the current one and everything that was removed. */
export function mergeCharts(before: Chart, after: Chart, changes: ChartChanges): Chart {
  const old = new Map(statesIn(before.root).map((state) => [state.id, state]));
  const gone = new Set(changes.transitions.filter(({ mark }) => mark === 'removed').map(({ id }) => id));
  const present = new Set(statesIn(after.root).map(({ id }) => id));
  return { ...after, root: renumber(mergeState(after.root, { old, present, gone })) };
}
