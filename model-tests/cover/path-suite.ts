import { createHash } from 'node:crypto';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Chart } from '../chart/chart.types.ts';
import { readChart } from '../chart/read-chart.ts';
import type { ExploredMachine } from '../explore/explored-machine.ts';
import { aimsOfChart, type Cover, covers, reachableAims } from './aims.ts';
import { coveredBy, type CoverOptions, coverWithPaths } from './cover.ts';
import { lowerBoundOf } from './lower-bound.ts';
import { walkAlong } from './walk-along.ts';
import { outcomeOf } from './outcome.ts';
import type { Path } from './path.types.ts';
import type { Coverage, PathSuite, SuitePath, SuiteStep } from './path-suite.types.ts';

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);

/**
 * A path in words. Ids are hashes of what happens up to there, so that a path keeps its id as long as it is the same.
 */
export function describePath(path: Path, scenario: Scenario, chart: Chart): SuitePath {
  const labels = [path.input, ...path.steps.map(({ stimulus }) => stimulus.label)];
  const steps = path.steps.map(({ stimulus, move }, index): SuiteStep => {
    const before = index === 0 ? path.beginning.to : (path.steps[index - 1]?.move.to ?? null);
    return {
      id: hash(labels.slice(0, index + 2)),
      stimulus: stimulus.label,
      when: stimulus.sentence,
      outcome: outcomeOf(chart, before, move),
      state: stateValueText(move.to.snapshot),
      transitions: move.taken,
    };
  });
  return {
    id: hash(labels),
    input: path.input,
    given: scenario.inputs[path.input]?.sentence ?? path.input,
    outcome: outcomeOf(chart, null, path.beginning),
    state: stateValueText(path.beginning.to.snapshot),
    steps,
  };
}

const byCover = <Value>(valueOf: (cover: Cover) => Value): Readonly<Record<Cover, Value>> =>
  Object.fromEntries(covers.map((cover) => [cover, valueOf(cover)])) as Record<Cover, Value>;

const coveredByAny = (paths: readonly Path[], cover: Cover): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => [...coveredBy(path, cover).keys()]));

function coverageOf(aims: readonly string[], paths: readonly Path[], cover: Cover): Coverage {
  const covered = coveredByAny(paths, cover);
  return { covered: aims.filter((aim) => covered.has(aim)).length, total: aims.length };
}

/** A suite as data, and the same paths as they can be replayed. */
export interface GeneratedPaths {
  readonly suite: PathSuite;
  readonly paths: readonly Path[];
}

/** Generates the paths of an explored machine: the same machine, scenario and options give the same paths. */
export function generatePaths(
  { entry, scenario, simulation, exploration }: ExploredMachine,
  options: CoverOptions,
): GeneratedPaths {
  const chart = readChart(entry);
  const ways = (scenario.ways ?? []).map(({ input, labels }) => walkAlong(simulation, input, labels));
  const given = ways.filter(
    ({ steps }) => options.cover === 'transitions' && steps.length <= options.maxSteps,
  );
  const paths = coverWithPaths(simulation, exploration, options, given);
  const aims = aimsOfChart(chart, exploration);
  const reachable = reachableAims(exploration);
  const covered = coveredByAny(paths, options.cover);
  const isUncovered = (aim: string) => !covered.has(aim);
  const left = (cover: Cover): readonly string[] => {
    const known = coveredByAny(paths, cover);
    return aims[cover].filter((aim) => reachable[cover].has(aim) && !known.has(aim));
  };
  const suite: PathSuite = {
    flow: entry.id,
    title: entry.title,
    cover: options.cover,
    maxSteps: Number.isFinite(options.maxSteps) ? options.maxSteps : null,
    seed: options.seed,
    paths: paths.map((path) => describePath(path, scenario, chart)),
    coverage: byCover((cover) => coverageOf(aims[cover], paths, cover)),
    lowerBound: lowerBoundOf(exploration, options.cover, options.maxSteps),
    unreachable: byCover((cover) => aims[cover].filter((aim) => !reachable[cover].has(aim))),
    uncovered: { states: left('states'), transitions: left('transitions'), guards: left('guards') },
    tooFar: [...reachable[options.cover]].filter(isUncovered).sort(),
    isComplete: exploration.isComplete,
    explored: {
      states: exploration.nodes.filter(({ edges }) => edges.length > 0).length,
      limit: scenario.limit,
    },
  };
  return { suite, paths };
}
