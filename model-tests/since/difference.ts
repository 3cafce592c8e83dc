import type { PathSuite, SuitePath } from '../cover/path-suite.types.ts';

/** A path with the same steps in both versions but different states. */
export interface ChangedPath {
  readonly was: SuitePath;
  readonly is: SuitePath;
}

/** The added, removed and changed paths between two suites of the same flow. */
export interface Difference {
  readonly since: string;
  readonly added: readonly SuitePath[];
  readonly removed: readonly SuitePath[];
  readonly changed: readonly ChangedPath[];
  readonly kept: number;
}

const placesOf = ({ state, steps }: SuitePath): string =>
  [state, ...steps.map((step) => step.state)].join(' ');

const sameHappens = (a: SuitePath, b: SuitePath): boolean => a.id === b.id;

/** Only the example differs, such as the buyer or the typed text; the machine behaves the same. */
const machineDoesTheSame = (a: SuitePath, b: SuitePath): boolean =>
  placesOf(a) === placesOf(b) &&
  a.steps.every(({ transitions }, at) => transitions.join() === b.steps[at]?.transitions.join());

/** Pairs the paths of two suites by a criterion, each at most once, and returns the rest of both. */
function pairPaths(
  before: readonly SuitePath[],
  now: readonly SuitePath[],
  isOne: (was: SuitePath, is: SuitePath) => boolean,
) {
  const gone = [...before];
  const fresh: SuitePath[] = [];
  const pairs: ChangedPath[] = [];
  for (const is of now) {
    const at = gone.findIndex((was) => isOne(was, is));
    const [was] = at < 0 ? [] : gone.splice(at, 1);
    if (was === undefined) fresh.push(is);
    else pairs.push({ was, is });
  }
  return { pairs, gone, fresh };
}

/**
 * Compares two suites. A path is kept if the same steps lead to the same states, or if the machine behaves the same
 * with another example. It has changed if the same steps lead to other states.
 */
export function differenceOf(since: string, before: PathSuite, now: PathSuite): Difference {
  const same = pairPaths(
    before.paths,
    now.paths,
    (was, is) => sameHappens(was, is) && placesOf(was) === placesOf(is),
  );
  const alike = pairPaths(same.gone, same.fresh, machineDoesTheSame);
  const changed = pairPaths(alike.gone, alike.fresh, sameHappens);
  return {
    since,
    added: changed.fresh,
    removed: changed.gone,
    changed: changed.pairs,
    kept: same.pairs.length + alike.pairs.length,
  };
}
