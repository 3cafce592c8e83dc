import type { Exploration } from '../explore/explore.ts';
import type { Simulation } from '../explore/simulation.ts';
import { type Cover, aimsOf, lastTaken } from './aims.ts';
import { lowerBoundOf } from './lower-bound.ts';
import { AimsLeft } from './aims-left.ts';
import { numberedExploration } from './numbered-exploration.ts';
import { orderedEdges } from './ordered-edges.ts';
import type { Path } from './path.types.ts';
import { randomNumbers } from './random.ts';
import { reachableAims } from './reachable-aims.ts';
import { SeenPlaces } from './route.ts';
import { nextPath, type Walk } from './walk-path.ts';
import { componentGraphOf } from './component-paths.ts';

export interface CoverOptions {
  readonly cover: Cover;
  /** The maximum length of a path; Infinity for the fewest paths. */
  readonly maxSteps: number;
  /** The same seed gives the same paths. */
  readonly seed: number;
}

/**
 * The number of attempts with different edge orders, of which the best is used. Pairs are too many for a second
 * attempt.
 */
const attempts: Readonly<Record<Cover, number>> = { states: 4, transitions: 4, guards: 4, pairs: 1 };

/** Every aim that a path covers, with the number of the step that covers it (0 is the start). */
function coveredBy(path: Path, cover: Cover): ReadonlyMap<string, number> {
  const covered = new Map<string, number>();
  let before: string | null = null;
  [path.beginning, ...path.steps.map(({ move }) => move)].forEach((move, step) => {
    for (const aim of aimsOf(cover, move, before)) if (!covered.has(aim)) covered.set(aim, step);
    before = lastTaken(move, before);
  });
  return covered;
}

/** Every aim that at least one path covers. */
export const coveredByAny = (paths: readonly Path[], cover: Cover): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => [...coveredBy(path, cover).keys()]));

/**
 * Removes paths whose aims other paths cover, shortest first, and truncates the others after their last needed step.
 */
function prunePaths(paths: readonly Path[], cover: Cover, known: ReadonlySet<string>): readonly Path[] {
  const left = [...paths];
  /** By aim, the number of paths left that cover it. */
  const counts = new Map<string, number>();
  const count = (aims: Iterable<string>, by: 1 | -1) => {
    for (const aim of aims) counts.set(aim, (counts.get(aim) ?? 0) + by);
  };
  for (const path of paths) count(coveredBy(path, cover).keys(), 1);
  for (const path of [...paths].sort((a, b) => a.steps.length - b.steps.length)) {
    const covered = [...coveredBy(path, cover)];
    const needed = covered
      .filter(([aim]) => counts.get(aim) === 1 && !known.has(aim))
      .map(([, step]) => step);
    const last = needed.length === 0 ? -1 : Math.max(...needed);
    const at = left.indexOf(path);
    if (last === -1) left.splice(at, 1);
    else left[at] = { ...path, steps: path.steps.slice(0, last) };
    count(
      covered.filter(([, step]) => step > last).map(([aim]) => aim),
      -1,
    );
  }
  return left;
}

const stepsOf = (paths: readonly Path[]): number => paths.reduce((sum, { steps }) => sum + steps.length, 0);

/** Whether paths are fewer than others, or as many with fewer steps. */
export const isBetter = (a: readonly Path[], b: readonly Path[]): boolean =>
  a.length < b.length || (a.length === b.length && stepsOf(a) < stepsOf(b));

/** Paths that cover every reachable aim that `given` doesn't. A greedy algorithm keeps them few. */
export function coverWithPaths(
  simulation: Simulation,
  exploration: Exploration,
  { cover, maxSteps, seed }: CoverOptions,
  given: readonly Path[] = [],
): readonly Path[] {
  const random = randomNumbers(seed);
  const numbered = numberedExploration(exploration, cover);
  const ground = componentGraphOf(numbered);
  const seen = new SeenPlaces(numbered);
  const known = coveredByAny(given, cover);
  const aims = [...reachableAims(exploration, maxSteps)[cover]].filter((aim) => !known.has(aim));
  const attempt = (): readonly Path[] => {
    const ordered = orderedEdges(numbered, random);
    const walk: Walk = { simulation, numbered, ground, seen, maxSteps, ordered };
    const paths: Path[] = [];
    for (
      let next = nextPath(walk, new AimsLeft(numbered, aims));
      next !== null;
      next = nextPath(walk, next.left)
    )
      paths.push(next.path);
    return [...given, ...prunePaths(paths, cover, known)];
  };
  let best = attempt();
  const fewest = lowerBoundOf(exploration, cover, maxSteps, coveredByAny(best, cover)).paths;
  for (let count = 1; count < attempts[cover] && best.length > fewest; count += 1) {
    const next = attempt();
    if (isBetter(next, best)) best = next;
  }
  return best;
}
