import type { Scenario } from '../../machines/testing/index.ts';
import type { RegisteredMachine } from '../../machines/registry.ts';
import { readChart } from '../chart/read-chart.ts';
import { simulate } from '../explore/simulation.ts';
import { describedPath } from './path-suite.ts';
import type { Path } from './path.types.ts';
import type { SuitePath } from './path-suite.types.ts';
import { followStimuli } from './follow-stimuli.ts';

/** A given path, see {@link followStimuli}, with its description. */
export function describeFollowedPath(
  entry: RegisteredMachine,
  scenario: Scenario,
  input: string,
  labels: readonly string[],
): { readonly path: Path; readonly described: SuitePath } {
  const path = followStimuli(simulate(entry.machine, scenario), input, labels);
  return { path, described: describedPath(path, scenario, readChart(entry)) };
}
