import { createHash } from 'node:crypto';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Chart } from '../chart/chart.types.ts';
import { readChart } from '../chart/read-chart.ts';
import type { ExploredMachine } from '../explore/explored-machine.ts';
import { type Cover, covers } from './aims.ts';
import { coveredByAny, type CoverOptions, coverWithPaths, isBetter } from './cover.ts';
import { type LowerBound, lowerBoundOf } from './lower-bound.ts';
import { followStimuli } from './follow-stimuli.ts';
import { describePath, idLength, labelsOf } from './describe-path.ts';
import type { Path } from './path.types.ts';
import { aimsOfChart, reachableAims } from './reachable-aims.ts';
import type { Coverage, PathSuite, SuitePath } from './path-suite.types.ts';

/** Describes a path, with IDs that stay the same as long as the path does. */
export function describedPath(path: Path, scenario: Scenario, chart: Chart): SuitePath {
  const labels = labelsOf(path);
  const hash = (parts: readonly string[]) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, idLength);
  return describePath(path, scenario, chart, (count) => hash(labels.slice(0, count)));
}

const byCover = <Value>(valueOf: (cover: Cover) => Value): Readonly<Record<Cover, Value>> =>
  Object.fromEntries(covers.map((cover) => [cover, valueOf(cover)])) as Record<Cover, Value>;

const coverageOf = (aims: readonly string[], covered: ReadonlySet<string>): Coverage => ({
  covered: aims.filter((aim) => covered.has(aim)).length,
  total: aims.length,
});

/** A suite as data, with its paths in a replayable form. */
export interface GeneratedPaths {
  readonly suite: PathSuite;
  readonly paths: readonly Path[];
}

/** What else a suite may be asked for. */
export interface SuiteOptions extends CoverOptions {
  /** Covered as well, after `cover`. */
  readonly also?: readonly Cover[];
  /** How many seeds are tried, from `seed` on; the fewest paths are used. */
  readonly seeds?: number;
  /** Leaves out paths, or shortens them. */
  readonly choose?: (paths: readonly Path[]) => readonly Path[];
}

/** The fewest paths that some seeds lead to. */
function bestPaths(
  { simulation, exploration }: ExploredMachine,
  { cover, also = [], seeds = 1, seed, maxSteps }: SuiteOptions,
  given: readonly Path[],
): readonly Path[] {
  const tries = Array.from({ length: seeds }, (_, count) =>
    [cover, ...also].reduce(
      (found, next) =>
        coverWithPaths(simulation, exploration, { cover: next, maxSteps, seed: seed + count }, found),
      given,
    ),
  );
  return tries.reduce((best, next) => (isBetter(next, best) ? next : best));
}

/** What paths that cover several kinds of aims need is at least what each kind needs. */
const highest = (bounds: readonly LowerBound[]): LowerBound => ({
  paths: Math.max(...bounds.map(({ paths }) => paths)),
  steps: Math.max(...bounds.map(({ steps }) => steps)),
});

/** Generates the paths of an explored machine. The same machine, scenario and options give the same paths. */
export function generatePaths(explored: ExploredMachine, options: SuiteOptions): GeneratedPaths {
  const { entry, scenario, simulation, exploration } = explored;
  const { also = [], choose = (paths) => paths } = options;
  const asked = [options.cover, ...also];
  const chart = readChart(entry);
  const ways = (scenario.ways ?? []).map(({ input, labels }) => followStimuli(simulation, input, labels));
  const given = ways.filter(
    ({ steps }) =>
      asked.some((cover) => ['transitions', 'pairs'].includes(cover)) && steps.length <= options.maxSteps,
  );
  const paths = choose(bestPaths(explored, options, given));
  const aims = aimsOfChart(chart, exploration);
  const reachable = reachableAims(exploration);
  const near = reachableAims(exploration, options.maxSteps);
  const covered = byCover((cover) => coveredByAny(paths, cover));
  const aimsLeft = (cover: Cover, isLeft: (aim: string) => boolean): readonly string[] =>
    aims[cover].filter((aim) => reachable[cover].has(aim) && !covered[cover].has(aim) && isLeft(aim));
  const uncoveredAims = (cover: Cover) => aimsLeft(cover, (aim) => near[cover].has(aim));
  const suite: PathSuite = {
    flow: entry.id,
    title: entry.title,
    cover: options.cover,
    also,
    maxSteps: Number.isFinite(options.maxSteps) ? options.maxSteps : null,
    seed: options.seed,
    paths: paths.map((path) => describedPath(path, scenario, chart)),
    coverage: byCover((cover) => coverageOf(aims[cover], covered[cover])),
    lowerBound: highest(
      asked.map((cover) => lowerBoundOf(exploration, cover, options.maxSteps, covered[cover])),
    ),
    unreachable: byCover((cover) => aims[cover].filter((aim) => !reachable[cover].has(aim))),
    uncovered: {
      states: uncoveredAims('states'),
      transitions: uncoveredAims('transitions'),
      guards: uncoveredAims('guards'),
    },
    beyondMaxSteps: byCover((cover) => aimsLeft(cover, (aim) => !near[cover].has(aim)).length),
    tooFar: asked
      .flatMap((cover) =>
        [...reachable[cover]].filter((aim) => !covered[cover].has(aim) && !near[cover].has(aim)),
      )
      .sort(),
    isComplete: exploration.isComplete,
    explored: {
      states: exploration.isComplete ? exploration.nodes.length : scenario.limit,
      limit: scenario.limit,
    },
  };
  return { suite, paths };
}
