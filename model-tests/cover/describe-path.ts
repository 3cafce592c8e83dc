import { stateValueText } from '../../machines/flow/index.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Chart } from '../chart/chart.types.ts';
import { outcomeOf } from './outcome.ts';
import type { Path } from './path.types.ts';
import type { SuitePath, SuiteStep } from './path-suite.types.ts';

/** The input and the labels of a path. Path and step IDs are hashes of prefixes of this list. */
export const labelsOf = ({ input, steps }: Path): readonly string[] => [
  input,
  ...steps.map(({ stimulus }) => stimulus.label),
];

/** The number of hexadecimal characters of a SHA-256 that form an ID. */
export const idLength = 10;

/** Describes a path. `idOf` returns the ID of its first labels; equal prefixes have equal IDs. */
export function describePath(
  path: Path,
  scenario: Scenario,
  chart: Chart,
  idOf: (labels: number) => string,
): SuitePath {
  const { input, beginning, steps } = path;
  return {
    id: idOf(steps.length + 1),
    input,
    given: scenario.inputs[input]?.sentence ?? input,
    outcome: outcomeOf(chart, null, beginning),
    state: stateValueText(beginning.to.snapshot),
    steps: steps.map(({ stimulus, move }, index): SuiteStep => ({
      id: idOf(index + 2),
      stimulus: stimulus.label,
      when: stimulus.sentence,
      outcome: outcomeOf(chart, (steps[index - 1]?.move ?? beginning).to, move),
      state: stateValueText(move.to.snapshot),
      transitions: move.taken,
    })),
  };
}
