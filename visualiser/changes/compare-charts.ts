import { statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { differing, type Fact, factsOfState, factsOfTransition } from './facts.ts';

export type Mark = 'added' | 'removed' | 'changed' | 'renamed';

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
const eventOf = ({ kind, event }: ChartTransition): string => (kind === 'after' ? kind : event);

const answers: readonly ChartTransition['kind'][] = ['done', 'error', 'snapshot'];

/**
 * How much two transitions of one state are the same thing: the same event under the same condition, or with the same
 * target; or both after an answer of a service that is called otherwise now. 0 where they are two things.
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

/** What is alike, the most alike first, each at most once. */
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

/** What has nothing in common but its state and event, and is the only one of these on both sides. */
function lone(gone: readonly ChartTransition[], fresh: readonly ChartTransition[]): readonly Continued[] {
  const like = (all: readonly ChartTransition[], one: ChartTransition) =>
    all.filter((other) => other.source === one.source && eventOf(other) === eventOf(one));
  return fresh.flatMap((present) => {
    const [old, ...others] = like(gone, present);
    const isOnly = others.length === 0 && like(fresh, present).length === 1;
    return old !== undefined && isOnly ? [{ old, present }] : [];
  });
}

/** The ids of new transitions by those of the old ones that they continue. */
function continued(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): ReadonlyMap<string, string> {
  const idsOf = (all: readonly ChartTransition[]) => new Set(all.map(({ id }) => id));
  const [known, present] = [idsOf(before), idsOf(after)];
  const gone = before.filter(({ id }) => !present.has(id));
  const fresh = after.filter(({ id }) => !known.has(id));
  const first = alike(gone, fresh);
  const rest = lone(
    gone.filter((old) => first.every((pair) => pair.old !== old)),
    fresh.filter((one) => first.every((pair) => pair.present !== one)),
  );
  return new Map([...first, ...rest].map((pair) => [pair.old.id, pair.present.id]));
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
  const [known, present] = [states(before), states(after)];
  return {
    states: compared(known, present, factsOfState).map((change) =>
      change.mark === 'changed' && known.get(change.id)?.key !== present.get(change.id)?.key
        ? { ...change, mark: 'renamed' }
        : change,
    ),
    transitions: compared(byId(old), byId(transitions(after)), factsOfTransition),
  };
}
