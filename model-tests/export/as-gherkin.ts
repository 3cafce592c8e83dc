import { pathTitle } from './path-title.ts';
import type { SuitePath, WrittenPaths } from '../cover/path-suite.types.ts';
import { placeInWords } from '../words/words.ts';

/** Gherkin texts must be a single line. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Where the flow is, in words; nothing if it was there before. */
const place = (flow: string, state: string, before: string | null): readonly string[] =>
  state === before ? [] : [`    And the flow is in “${line(placeInWords(flow, state))}”`];

const scenarioOf = (flow: string, path: SuitePath, index: number): string => {
  const { id, given, outcome, steps } = path;
  return [
    `  @path-${id}`,
    `  Scenario: Path ${index + 1}, ${line(pathTitle(path))}`,
    `    Given ${line(given)}`,
    `    Then ${line(outcome)}`,
    ...place(flow, path.state, null),
    ...steps.flatMap((step, at) => [
      `    When ${line(step.when)}`,
      `    Then ${line(step.outcome)}`,
      ...place(flow, step.state, (steps[at - 1] ?? path).state),
    ]),
  ].join('\n');
};

/** A Gherkin feature with one scenario per path, tagged with the path's ID. A place is named when it is reached. */
export function asGherkin({ flow, title, paths }: WrittenPaths): string {
  const scenarios = paths.map((path, index) => scenarioOf(flow, path, index));
  return `${[`@flow-${flow}\nFeature: ${line(title)}`, ...scenarios].join('\n\n')}\n`;
}
