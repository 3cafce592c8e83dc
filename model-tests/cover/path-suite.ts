import { createHash } from 'node:crypto';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Chart } from '../chart/chart.types.ts';
import { readChart } from '../chart/read-chart.ts';
import type { ExploredMachine } from '../explore/explored-machine.ts';
import { aimsOfChart, type Cover, covers, reachableAims } from './aims.ts';
import { coveredByAny, type CoverOptions, coverWithPaths } from './cover.ts';
import { lowerBoundOf } from './lower-bound.ts';
import { followStimuli } from './follow-stimuli.ts';
import { describePath, idLength, labelsOf } from './describe-path.ts';
import type { Path } from './path.types.ts';
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

/** Generates the paths of an explored machine. The same machine, scenario and options give the same paths. */
export function generatePaths(
  { entry, scenario, simulation, exploration }: ExploredMachine,
  options: CoverOptions,
): GeneratedPaths {
  const chart = readChart(entry);
  const ways = (scenario.ways ?? []).map(({ input, labels }) => followStimuli(simulation, input, labels));
  const given = ways.filter(
    ({ steps }) => ['transitions', 'pairs'].includes(options.cover) && steps.length <= options.maxSteps,
  );
  const paths = coverWithPaths(simulation, exploration, options, given);
  const aims = aimsOfChart(chart, exploration);
  const reachable = reachableAims(exploration);
  const near = reachableAims(exploration, options.maxSteps);
  const covered = byCover((cover) => coveredByAny(paths, cover));
  const aimsLeft = (cover: Cover, isLeft: (aim: string) => boolean): readonly string[] =>
    aims[cover].filter((aim) => reachable[cover].has(aim) && !covered[cover].has(aim) && isLeft(aim));
  const uncovered = (cover: Cover) => aimsLeft(cover, (aim) => near[cover].has(aim));
  const suite: PathSuite = {
    flow: entry.id,
    title: entry.title,
    cover: options.cover,
    maxSteps: Number.isFinite(options.maxSteps) ? options.maxSteps : null,
    seed: options.seed,
    paths: paths.map((path) => describedPath(path, scenario, chart)),
    coverage: byCover((cover) => coverageOf(aims[cover], covered[cover])),
    lowerBound: lowerBoundOf(exploration, options.cover, options.maxSteps, covered[options.cover]),
    unreachable: byCover((cover) => aims[cover].filter((aim) => !reachable[cover].has(aim))),
    uncovered: {
      states: uncovered('states'),
      transitions: uncovered('transitions'),
      guards: uncovered('guards'),
    },
    beyondMaxSteps: byCover((cover) => aimsLeft(cover, (aim) => !near[cover].has(aim)).length),
    tooFar: [...reachable[options.cover]].filter((aim) => !covered[options.cover].has(aim)).sort(),
    isComplete: exploration.isComplete,
    explored: {
      states: exploration.isComplete ? exploration.nodes.length : scenario.limit,
      limit: scenario.limit,
    },
  };
  return { suite, paths };
}
