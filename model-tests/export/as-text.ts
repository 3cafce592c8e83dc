import { covers } from '../cover/aims.ts';
import type { PathSuite, SuitePath } from '../cover/path-suite.types.ts';
import { countText } from '../words/count-text.ts';
import { aimInWords } from '../words/aim-in-words.ts';
import { givenWhenThen } from './given-when-then.ts';
import { nameOfAims, describeCoverage } from './describe-coverage.ts';

/** A path with its number and ID. */
export const textOfPath = (path: SuitePath, index: number): string =>
  `Path ${index + 1} (${path.id})\n${givenWhenThen(path)}`;

function summary(suite: PathSuite): readonly string[] {
  const { title, flow, cover, also, maxSteps, seed } = suite;
  const length =
    maxSteps === null ? 'paths of any length' : `paths of at most ${countText(maxSteps, 'step')}`;
  return [
    `${title} (${flow}): ${[cover, ...also].join('+')}, ${length}, seed ${seed}`,
    ...describeCoverage(suite),
  ];
}

/** An aim in words, and as in the chart. */
const lineOf = (flow: string, aim: string): string => `  ${aimInWords(flow, aim)}  [${aim}]`;

const list = (flow: string, title: string, aims: readonly string[]): readonly string[] =>
  aims.length === 0 ? [] : [[title, ...aims.map((aim) => lineOf(flow, aim))].join('\n')];

const others = ['states', 'transitions', 'guards'] as const;

const notCovered = ({
  flow,
  cover,
  also,
  unreachable,
  uncovered,
  tooFar,
  maxSteps,
}: PathSuite): readonly string[] => [
  ...others
    .filter((name) => name !== cover && !also.includes(name))
    .flatMap((name) =>
      list(
        flow,
        `These ${nameOfAims(name)} can be reached${maxSteps === null ? '' : ` within ${countText(maxSteps, 'step')}`}, but paths that aim at ${nameOfAims(cover)} do not need them; --cover ${name} walks them:`,
        uncovered[name],
      ),
    ),
  ...covers.flatMap((name) => list(flow, `Nothing leads to these ${nameOfAims(name)}:`, unreachable[name])),
  ...list(
    flow,
    `Farther than ${maxSteps === null ? 'these paths go' : countText(maxSteps, 'step')}:`,
    tooFar,
  ),
];

/** Given, When and Then in sentences, and the coverage. */
export function asText(suite: PathSuite): string {
  return `${[summary(suite).join('\n'), ...notCovered(suite), ...suite.paths.map(textOfPath)].join('\n\n')}\n`;
}
