import { pathTitle } from './path-title.ts';
import type { SuitePath, WrittenPaths } from '../cover/path-suite.types.ts';

/** Gherkin texts must be a single line. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

const scenarioOf = (path: SuitePath, index: number): string => {
  const { id, given, outcome, steps } = path;
  return [
    `  @path-${id}`,
    `  Scenario: Path ${index + 1}, ${line(pathTitle(path))}`,
    `    Given ${line(given)}`,
    `    Then ${line(outcome)}`,
    `    And the flow stands at "${path.state}"`,
    ...steps.flatMap((step) => [
      `    When ${line(step.when)}`,
      `    Then ${line(step.outcome)}`,
      `    And the flow stands at "${step.state}"`,
    ]),
  ].join('\n');
};

/** A Gherkin feature with one scenario per path, tagged with the path's ID. */
export function asGherkin({ flow, title, paths }: WrittenPaths): string {
  return `${[`@flow-${flow}\nFeature: ${line(title)}`, ...paths.map(scenarioOf)].join('\n\n')}\n`;
}
