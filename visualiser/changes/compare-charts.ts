import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { differing, type Fact, factsOfState, factsOfTransition } from './facts.ts';

export type Mark = 'added' | 'removed' | 'changed';

export interface Change {
  readonly mark: Mark;
  /** Id of the state or of the transition. */
  readonly id: string;
  /** What it was and what it is, a sentence for each fact; empty for what was added or removed. */
  readonly what: readonly string[];
}

/** What differs between two versions of one chart. */
export interface ChartChanges {
  readonly states: readonly Change[];
  readonly transitions: readonly Change[];
}

type ById<Value> = ReadonlyMap<string, Value>;

function compared<Value>(
  before: ById<Value>,
  after: ById<Value>,
  factsOf: (value: Value) => readonly Fact[],
): readonly Change[] {
  const present = [...after].flatMap(([id, value]): readonly Change[] => {
    const old = before.get(id);
    if (old === undefined) return [{ mark: 'added', id, what: [] }];
    const what = differing(factsOf(old), factsOf(value));
    return what.length === 0 ? [] : [{ mark: 'changed', id, what }];
  });
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return [...present, ...gone.map((id): Change => ({ mark: 'removed', id, what: [] }))];
}

const byId = <Value extends { readonly id: string }>(values: readonly Value[]): ById<Value> =>
  new Map(values.map((value) => [value.id, value]));

/** Of waits there is one kind of event, however long they are. */
const sameEvent = ({ source, kind, event }: ChartTransition): string =>
  `${source}|${kind === 'after' ? kind : event}`;

/**
 * New transitions under the id of an old one that they continue: one that is gone from the same state, for the same
 * event, and the only one on both sides.
 */
function continued(before: readonly ChartTransition[], after: readonly ChartTransition[]) {
  const isNew = ({ id }: ChartTransition) => !before.some((old) => old.id === id);
  const isGone = ({ id }: ChartTransition) => !after.some((present) => present.id === id);
  const gone = before.filter(isGone);
  const fresh = after.filter(isNew);
  const only = (all: readonly ChartTransition[], like: ChartTransition) => {
    const same = all.filter((transition) => sameEvent(transition) === sameEvent(like));
    return same.length === 1 ? same[0] : undefined;
  };
  return new Map(
    fresh.flatMap((transition) => {
      const old = only(fresh, transition) && only(gone, transition);
      return old === undefined ? [] : [[old.id, transition.id] as const];
    }),
  );
}

/** A chart that is not there, before a machine was made or after it went, is null. */
export function compareCharts(before: Chart | null, after: Chart | null): ChartChanges {
  const states = (chart: Chart | null) => byId(chart === null ? [] : statesIn(chart.root));
  const transitions = (chart: Chart | null) => (chart === null ? [] : transitionsIn(chart));
  const renamed = continued(transitions(before), transitions(after));
  const old = transitions(before).map((transition) => ({
    ...transition,
    id: renamed.get(transition.id) ?? transition.id,
  }));
  return {
    states: compared(states(before), states(after), factsOfState),
    transitions: compared(byId(old), byId(transitions(after)), factsOfTransition),
  };
}
