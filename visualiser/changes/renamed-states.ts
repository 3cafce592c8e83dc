import type { Chart, ChartState, ChartTransition } from '../../model-tests/chart/chart.types.ts';
import { statesIn } from '../../model-tests/chart/read-chart.ts';

/** One state under two ids. What is around it has the id of the later version in both. */
export interface Renaming {
  readonly was: string;
  readonly is: string;
  /** Its key in the later version. */
  readonly key: string;
}

/** Replaces the id of a state, also where it begins the id of another, or stands in the name of an event. */
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

/** A chart as if its states had always had the ids and places of now; each keeps its key, by which it was called. */
export const inNewNames = (chart: Chart, renamings: readonly Renaming[]): Chart =>
  renamings.reduce(
    (renamed, renaming) => ({ ...renamed, root: stateInNewName(renamed.root, renaming, null) }),
    chart,
  );

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What makes a state go where, whatever it is called itself. */
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

/** Whether two states are said to be the same thing, or do the same. */
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

/** What was renamed directly inside of a state and inside of what is called the same; where several are alike, none. */
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
 * States that are called otherwise in a later version, in the order in which {@link inNewNames} takes them: in the same
 * place, one is gone and one is new, and both have the same description or do the same.
 */
export function renamedStates(before: Chart, after: Chart): readonly Renaming[] {
  const found = renamedInside(before.root, after.root, { old: idsIn(before), present: idsIn(after) });
  // A new name is found by what leads to it and inside of it, too.
  return found.length === 0 ? [] : [...found, ...renamedStates(inNewNames(before, found), after)];
}
