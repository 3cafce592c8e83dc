import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { outcomeOf } from '../../model-tests/cover/outcome.ts';
import type { SuitePath, SuiteStep } from '../../model-tests/cover/path-suite.types.ts';
import { stateValueText } from '../../machines/flow/index.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import type { Run } from './run.ts';

const idLength = 10;

/** As the generated paths have it, so that the same path has the same id. */
async function hash(parts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, idLength);
}

/** What was played, as a path test in the form of the generated ones. */
export async function pathOfRun(chart: Chart, scenario: Scenario, run: Run): Promise<SuitePath> {
  const played = run.steps.slice(0, run.at);
  const labels = [run.input, ...played.map(({ stimulus }) => stimulus.label)];
  const steps = played.map(async ({ stimulus, move }, index): Promise<SuiteStep> => ({
    id: await hash(labels.slice(0, index + 2)),
    stimulus: stimulus.label,
    when: stimulus.sentence,
    outcome: outcomeOf(chart, (played[index - 1]?.move ?? run.beginning).to, move),
    state: stateValueText(move.to.snapshot),
    transitions: move.taken,
  }));
  return {
    id: await hash(labels),
    input: run.input,
    given: scenario.inputs[run.input]?.sentence ?? run.input,
    outcome: outcomeOf(chart, null, run.beginning),
    state: stateValueText(run.beginning.to.snapshot),
    steps: await Promise.all(steps),
  };
}

/** Given, When, Then, as the generated paths are printed. */
export const textOfPath = ({ given, outcome, steps }: SuitePath): string =>
  [
    `  Given ${given}`,
    `  Then  ${outcome}`,
    ...steps.flatMap((step) => [`  When  ${step.when}`, `  Then  ${step.outcome}  [${step.state}]`]),
  ].join('\n');
