import { covers } from '../cover/aims.ts';
import type { PathSuite, SuitePath } from '../cover/path-suite.types.ts';

/** One path in Given, When, Then. */
export const textOfPath = ({ id, given, outcome, steps }: SuitePath, index: number): string =>
  [
    `Path ${index + 1} (${id})`,
    `  Given ${given}`,
    `  Then  ${outcome}`,
    ...steps.flatMap((step) => [`  When  ${step.when}`, `  Then  ${step.outcome}  [${step.state}]`]),
  ].join('\n');

const stepsOf = ({ paths }: PathSuite): number => paths.reduce((sum, { steps }) => sum + steps.length, 0);

function summary(suite: PathSuite): readonly string[] {
  const { title, flow, cover, maxSteps, seed, paths, lowerBound, isComplete, explored } = suite;
  const longest = Math.max(0, ...paths.map(({ steps }) => steps.length));
  const length = maxSteps === null ? 'paths of any length' : `paths of at most ${maxSteps} steps`;
  return [
    `${title} (${flow}): ${cover}, ${length}, seed ${seed}`,
    `${paths.length} paths with ${stepsOf(suite)} steps, ${longest} in the longest; no fewer than ${lowerBound.paths} paths and ${lowerBound.steps} steps can do it.`,
    isComplete
      ? `The exploration is complete: it looked at all ${explored.states} states that a condition can tell apart, so what is not reached cannot happen in this scenario.`
      : `The exploration is not complete: it looked at ${explored.states} states, and the scenario's limit of ${explored.limit} ended it. Bounds and lists speak of what it found; what it calls unreached may still happen.`,
    ...covers.map(
      (name) => `${name}: ${suite.coverage[name].covered} of ${suite.coverage[name].total} covered`,
    ),
  ];
}

const list = (title: string, aims: readonly string[]): readonly string[] =>
  aims.length === 0 ? [] : [[title, ...aims.map((aim) => `  ${aim}`)].join('\n')];

const others = ['states', 'transitions', 'guards'] as const;

const notCovered = ({ cover, unreachable, uncovered, tooFar, maxSteps }: PathSuite): readonly string[] => [
  ...others
    .filter((name) => name !== cover)
    .flatMap((name) =>
      list(
        `These ${name} can be reached, but paths that aim at ${cover} do not need them; --cover ${name} walks them:`,
        uncovered[name],
      ),
    ),
  ...covers.flatMap((name) => list(`Nothing leads to these ${name}:`, unreachable[name])),
  ...list(`Farther than ${maxSteps} steps:`, tooFar),
];

/** Given, When, Then in sentences, and what the paths cover. */
export function asText(suite: PathSuite): string {
  return `${[summary(suite).join('\n'), ...notCovered(suite), ...suite.paths.map(textOfPath)].join('\n\n')}\n`;
}
