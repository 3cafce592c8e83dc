import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { describeDifferences, type Fact, factsOfState, factsOfTransition } from './facts.ts';

export type Mark = 'added' | 'removed' | 'changed' | 'renamed';

export interface Change {
  readonly mark: Mark;
  /** The ID of the state or the transition. */
  readonly id: string;
  /** A sentence for each difference, with the old and the new value; empty for additions and removals. */
  readonly what: readonly string[];
}

/** The differences between two versions of a chart. */
export interface ChartChanges {
  readonly states: readonly Change[];
  readonly transitions: readonly Change[];
}

type ById<Value> = ReadonlyMap<string, Value>;

function compareById<Value>(
  before: ById<Value>,
  after: ById<Value>,
  factsOf: (value: Value) => readonly Fact[],
): readonly Change[] {
  const present = [...after].flatMap(([id, value]): readonly Change[] => {
    const old = before.get(id);
    if (old === undefined) return [{ mark: 'added', id, what: [] }];
    const what = describeDifferences(factsOf(old), factsOf(value));
    return what.length === 0 ? [] : [{ mark: 'changed', id, what }];
  });
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return [...present, ...gone.map((id): Change => ({ mark: 'removed', id, what: [] }))];
}

const byId = <Value extends { readonly id: string }>(values: readonly Value[]): ById<Value> =>
  new Map(values.map((value) => [value.id, value]));

/** All delays count as one kind of event, regardless of their length. */
const eventOf = ({ kind, event }: ChartTransition): string => (kind === 'after' ? kind : event);

const answers: readonly ChartTransition['kind'][] = ['done', 'error', 'snapshot'];

/**
 * How similar two transitions of a state are: the same event with the same condition or the same target, or the answer
 * of a service that was renamed. 0 if they are unrelated.
 */
function likeness(old: ChartTransition, present: ChartTransition): number {
  if (old.source !== present.source || old.kind !== present.kind) return 0;
  const hasGuard = old.guard === present.guard;
  const hasTargets = old.targets.join() === present.targets.join();
  if (eventOf(old) === eventOf(present)) return (hasGuard ? 3 : 0) + (hasTargets ? 2 : 0);
  return answers.includes(old.kind) && hasGuard && hasTargets ? 1 : 0;
}

interface Continued {
  readonly old: ChartTransition;
  readonly present: ChartTransition;
}

/** Pairs similar transitions, the most similar first, each at most once. */
function alike(gone: readonly ChartTransition[], fresh: readonly ChartTransition[]): readonly Continued[] {
  const candidates = gone
    .flatMap((old) => fresh.map((present) => ({ old, present, value: likeness(old, present) })))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
  const taken = new Set<ChartTransition>();
  return candidates.filter(({ old, present }) => {
    if (taken.has(old) || taken.has(present)) return false;
    taken.add(old).add(present);
    return true;
  });
}

/** Pairs transitions that share only their state and event, if each is the only one on its side. */
function pairOnlyOnes(
  gone: readonly ChartTransition[],
  fresh: readonly ChartTransition[],
): readonly Continued[] {
  const like = (all: readonly ChartTransition[], one: ChartTransition) =>
    all.filter((other) => other.source === one.source && eventOf(other) === eventOf(one));
  return fresh.flatMap((present) => {
    const [old, ...others] = like(gone, present);
    const isOnly = others.length === 0 && like(fresh, present).length === 1;
    return old !== undefined && isOnly ? [{ old, present }] : [];
  });
}

/** Maps the IDs of removed transitions to those of the new ones that replace them. */
function pairContinued(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): ReadonlyMap<string, string> {
  const idsOf = (all: readonly ChartTransition[]) => new Set(all.map(({ id }) => id));
  const [known, present] = [idsOf(before), idsOf(after)];
  const gone = before.filter(({ id }) => !present.has(id));
  const fresh = after.filter(({ id }) => !known.has(id));
  const first = alike(gone, fresh);
  const rest = pairOnlyOnes(
    gone.filter((old) => first.every((pair) => pair.old !== old)),
    fresh.filter((one) => first.every((pair) => pair.present !== one)),
  );
  return new Map([...first, ...rest].map((pair) => [pair.old.id, pair.present.id]));
}

/** Compares two versions of a chart. Null means that the machine doesn't exist in that version. */
export function compareCharts(before: Chart | null, after: Chart | null): ChartChanges {
  const states = (chart: Chart | null) => byId(chart === null ? [] : statesIn(chart.root));
  const transitions = (chart: Chart | null) => (chart === null ? [] : transitionsIn(chart));
  const renamed = pairContinued(transitions(before), transitions(after));
  const old = transitions(before).map((transition) => ({
    ...transition,
    id: renamed.get(transition.id) ?? transition.id,
  }));
  const [known, present] = [states(before), states(after)];
  const machine = (after ?? before)?.id ?? '';
  return {
    states: compareById(known, present, (state) => factsOfState(machine, state)).map((change) =>
      change.mark === 'changed' && known.get(change.id)?.key !== present.get(change.id)?.key
        ? { ...change, mark: 'renamed' }
        : change,
    ),
    transitions: compareById(byId(old), byId(transitions(after)), (transition) =>
      factsOfTransition(machine, transition),
    ),
  };
}
