import type { PathSuite, SuitePath } from '../cover/path-suite.types.ts';

/** Which paths came and went between two suites of the same flow. A path that changed in any step is another path. */
export interface Difference {
  readonly since: string;
  readonly added: readonly SuitePath[];
  readonly removed: readonly SuitePath[];
  readonly kept: number;
}

const leadsElsewhere = (a: SuitePath, b: SuitePath): boolean =>
  a.state !== b.state || a.steps.some((step, index) => step.state !== b.steps[index]?.state);

/** Paths with the same id do the same; where they lead elsewhere now, the old one went and a new one came. */
export function differenceOf(since: string, before: PathSuite, now: PathSuite): Difference {
  const isIn = (paths: readonly SuitePath[]) => (path: SuitePath) =>
    paths.some((other) => other.id === path.id && !leadsElsewhere(path, other));
  const wasThere = isIn(before.paths);
  const isThere = isIn(now.paths);
  return {
    since,
    added: now.paths.filter((path) => !wasThere(path)),
    removed: before.paths.filter((path) => !isThere(path)),
    kept: now.paths.filter(wasThere).length,
  };
}
