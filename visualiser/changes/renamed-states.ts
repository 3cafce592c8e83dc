import type { Chart, ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { statesIn } from '../../model-tests/chart/read-chart.ts';

/** A state with two IDs. Both use the later version's IDs for the states around it. */
export interface Renaming {
  readonly was: string;
  readonly is: string;
  /** Its key in the later version. */
  readonly key: string;
}

/** Replaces the ID of a state, also at the start of another ID or in an event name. */
const replacer = ({ was, is }: Omit<Renaming, 'key'>): ((text: string) => string) => {
  const whole = new RegExp(`(?<![\\w-])${was.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'g');
  return (text) => text.replace(whole, () => is);
};

function stateInNewName(state: ChartState, renaming: Renaming, around: readonly string[] | null): ChartState {
  const renamed = replacer(renaming);
  const own = state.id === renaming.was ? renaming.key : (state.path.at(-1) ?? state.key);
  const path = around === null ? [] : [...around, own];
  return {
    ...state,
    id: renamed(state.id),
    path,
    initial: state.initial === null ? null : renamed(state.initial),
    states: state.states.map((child) => stateInNewName(child, renaming, path)),
    transitions: state.transitions.map((way) => ({
      ...way,
      id: renamed(way.id),
      source: renamed(way.source),
      targets: way.targets.map(renamed),
      event: renamed(way.event),
    })),
  };
}

/** The chart with the later version's state IDs and paths. Each state keeps its key, its former name. */
export const inNewNames = (chart: Chart, renamings: readonly Renaming[]): Chart =>
  renamings.reduce(
    (renamed, renaming) => ({ ...renamed, root: stateInNewName(renamed.root, renaming, null) }),
    chart,
  );

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The transitions of a state, independent of its own name. */
const waysOf = ({ id, transitions }: ChartState): readonly Partial<ChartTransition>[] => {
  const unnamed = replacer({ was: id, is: '' });
  return transitions.map(({ event, guard, actions, targets }) => ({
    event: unnamed(event),
    guard,
    actions,
    targets: targets.map(unnamed),
  }));
};

const servicesOf = ({ invokes }: ChartState): readonly string[] => invokes.map(({ src }) => src);

/** Whether two states have the same description or the same behavior. */
const areAlike = (old: ChartState, present: ChartState): boolean =>
  (old.description !== '' && old.description === present.description) ||
  (old.transitions.length > 0 &&
    old.type === present.type &&
    same(servicesOf(old), servicesOf(present)) &&
    same(waysOf(old), waysOf(present)));

interface Ids {
  readonly old: ReadonlySet<string>;
  readonly present: ReadonlySet<string>;
}

/** The renamed children of a state, and those inside children with the same ID. Ambiguous matches are ignored. */
function renamedInside(old: ChartState, present: ChartState, ids: Ids): readonly Renaming[] {
  const gone = old.states.filter(({ id }) => !ids.present.has(id));
  const fresh = present.states.filter(({ id }) => !ids.old.has(id));
  const here = gone.flatMap((was) => {
    const [is, ...others] = fresh.filter((one) => areAlike(was, one));
    if (is === undefined || others.length > 0) return [];
    return gone.filter((one) => areAlike(one, is)).length === 1
      ? [{ was: was.id, is: is.id, key: is.key }]
      : [];
  });
  const inside = old.states.flatMap((state) => {
    const still = present.states.find(({ id }) => id === state.id);
    return still === undefined ? [] : renamedInside(state, still, ids);
  });
  return [...here, ...inside];
}

const idsIn = ({ root }: Chart): ReadonlySet<string> => new Set(statesIn(root).map(({ id }) => id));

/**
 * The states that were renamed in a later version, in the order for {@link inNewNames}. In the same parent, one was
 * removed and one added, and both have the same description or behavior.
 */
export function renamedStates(before: Chart, after: Chart): readonly Renaming[] {
  const found = renamedInside(before.root, after.root, { old: idsIn(before), present: idsIn(after) });
  // Renaming a state can make others match, which refer to it or are inside it.
  return found.length === 0 ? [] : [...found, ...renamedStates(inNewNames(before, found), after)];
}
