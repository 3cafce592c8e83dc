import type { PathSuite, SuitePath } from '../cover/path-suite.types.ts';

/** A path in which the same happens in both versions, and which leads elsewhere. */
export interface ChangedPath {
  readonly was: SuitePath;
  readonly is: SuitePath;
}

/** Which paths came, went and changed between two suites of the same flow. */
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

/** Examples may say otherwise who begins and what is typed: what the machine does is the same. */
const machineDoesTheSame = (a: SuitePath, b: SuitePath): boolean =>
  placesOf(a) === placesOf(b) &&
  a.steps.every(({ transitions }, at) => transitions.join() === b.steps[at]?.transitions.join());

/** Paths of two suites that are one by some measure, each at most once; and what is left of both. */
function paired(
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
 * A path is kept where the same leads to the same states, or where the machine does the same with another example; it has
 * changed where the same leads elsewhere.
 */
export function differenceOf(since: string, before: PathSuite, now: PathSuite): Difference {
  const same = paired(
    before.paths,
    now.paths,
    (was, is) => sameHappens(was, is) && placesOf(was) === placesOf(is),
  );
  const alike = paired(same.gone, same.fresh, machineDoesTheSame);
  const changed = paired(alike.gone, alike.fresh, sameHappens);
  return {
    since,
    added: changed.fresh,
    removed: changed.gone,
    changed: changed.pairs,
    kept: same.pairs.length + alike.pairs.length,
  };
}
