import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartState } from '../../model-tests/chart/chart.types.ts';
import type { ChartChanges } from './compare-charts.ts';

/** A state that is gone, without what has only moved to another place; it keeps its id there. */
function remains(state: ChartState, present: ReadonlySet<string>): ChartState {
  const states = state.states.filter(({ id }) => !present.has(id)).map((child) => remains(child, present));
  const initial = states.some(({ id }) => id === state.initial) ? state.initial : null;
  return { ...state, states, initial };
}

/** Present children with those that are gone, each of these behind the neighbour that it had before. */
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
  /** States of the version before, by id. */
  readonly old: ReadonlyMap<string, ChartState>;
  /** Ids of present states. */
  readonly present: ReadonlySet<string>;
  /** Ids of transitions that are gone. */
  readonly gone: ReadonlySet<string>;
}

function merged(after: ChartState, versions: Versions): ChartState {
  const before = versions.old.get(after.id);
  if (before === undefined) return { ...after, states: after.states.map((child) => merged(child, versions)) };
  const children = withGone(after.states, before.states, versions.present);
  const isEmptied = after.states.length === 0 && children.length > 0;
  return {
    ...after,
    // A state that has lost its last child is still drawn around it.
    type: isEmptied ? 'compound' : after.type,
    states: children.map((child) => (versions.present.has(child.id) ? merged(child, versions) : child)),
    transitions: [...after.transitions, ...before.transitions.filter(({ id }) => versions.gone.has(id))],
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
  const present = new Set(statesIn(after.root).map(({ id }) => id));
  return { ...after, root: numbered(merged(after.root, { old, present, gone })) };
}
