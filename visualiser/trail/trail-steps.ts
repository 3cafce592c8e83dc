import type { TrailEntry } from '../../machines/flow/index.ts';
import type { ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import type { ChartIndex } from '../drawing/chart-index.ts';
import { stateAt } from '../drawing/state-text.ts';

/** An entry of a trail on the chart. */
export interface TrailStep {
  readonly entry: TrailEntry;
  /** The IDs of the active states after the event; empty for an entry of a contained machine. */
  readonly states: readonly string[];
  /** The IDs of transitions that may have led there. There may be several, because a trail has no values. */
  readonly transitions: readonly string[];
}

/** The maximum number of consecutive transient states to look through. */
const passedAtMost = 4;

function statesOf({ chart, lineage }: ChartIndex, { state }: TrailEntry): readonly string[] {
  const leaves = state.split(',').map((text) => stateAt(chart, text));
  const known = leaves.filter((leaf): leaf is ChartState => leaf !== null);
  if (known.length < leaves.length) return [];
  return [...new Set(known.flatMap(({ id }) => lineage(id)).map(({ id }) => id))];
}

/** The transition and the following `always` transitions, if they end in an active state. */
function endOfWay(
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
    .flatMap((next) => endOfWay(index, next, after, passed + 1));
  return onward.length === 0 ? [] : [transition.id, ...onward];
}

/** Maps a trail to the chart. */
export function stepsOfTrail(index: ChartIndex, trail: readonly TrailEntry[]): readonly TrailStep[] {
  let before: readonly string[] = [];
  return trail.map((entry) => {
    const states = statesOf(index, entry);
    const transitions = before
      .flatMap((id) => index.state(id).transitions)
      .filter(({ event }) => event === entry.event)
      .flatMap((transition) => endOfWay(index, transition, states));
    if (states.length > 0) before = states;
    return { entry, states, transitions: states.length === 0 ? [] : [...new Set(transitions)] };
  });
}

/** The numbers of the steps, from 1, that entered each state. */
export function numbersByState(way: readonly TrailStep[]): ReadonlyMap<string, readonly number[]> {
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
