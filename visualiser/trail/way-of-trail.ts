import type { TrailEntry } from '../../machines/flow/index.ts';
import type { ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { stateAt } from '../drawing/state-text.ts';

/** One entry of a trail on the chart. */
export interface WayStep {
  readonly entry: TrailEntry;
  /** Ids of the states in which the machine stood then; empty where the entry is of a contained machine. */
  readonly states: readonly string[];
  /** Ids of the transitions that can have led there; values are not in a trail, so there may be several. */
  readonly transitions: readonly string[];
}

/** States that are left at once are passed, never stood in; more than this many in a row are not looked through. */
const passedAtMost = 4;

function statesOf({ chart, lineage }: ChartIndex, { state }: TrailEntry): readonly string[] {
  const leaves = state.split(',').map((text) => stateAt(chart, text));
  const known = leaves.filter((leaf): leaf is ChartState => leaf !== null);
  if (known.length < leaves.length) return [];
  return [...new Set(known.flatMap(({ id }) => lineage(id)).map(({ id }) => id))];
}

/** The transition and those of `always` after it, where they end in a state that was stood in. */
function ending(
  index: ChartIndex,
  transition: ChartTransition,
  after: readonly string[],
  passed = 0,
): readonly string[] {
  if (transition.targets.length === 0 || transition.targets.some((id) => after.includes(id)))
    return [transition.id];
  if (passed === passedAtMost) return [];
  const onward = transition.targets
    .flatMap((id) => index.state(id).transitions)
    .filter(({ kind }) => kind === 'always')
    .flatMap((next) => ending(index, next, after, passed + 1));
  return onward.length === 0 ? [] : [transition.id, ...onward];
}

/** Lays a trail on the chart. */
export function wayOfTrail(index: ChartIndex, trail: readonly TrailEntry[]): readonly WayStep[] {
  let before: readonly string[] = [];
  return trail.map((entry) => {
    const states = statesOf(index, entry);
    const transitions = before
      .flatMap((id) => index.state(id).transitions)
      .filter(({ event }) => event === entry.event)
      .flatMap((transition) => ending(index, transition, states));
    if (states.length > 0) before = states;
    return { entry, states, transitions: states.length === 0 ? [] : [...new Set(transitions)] };
  });
}

/** For each state the steps, counted from 1, at which it was entered. */
export function numbersByState(way: readonly WayStep[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  let before: readonly string[] = [];
  way.forEach(({ states }, at) => {
    if (states.length === 0) return;
    const entered = states.filter((id) => !before.includes(id));
    entered.forEach((id) => numbers.set(id, [...(numbers.get(id) ?? []), at + 1]));
    before = states;
  });
  return numbers;
}
