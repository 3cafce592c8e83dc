import type { Scenario } from '../../machines/testing/index.ts';
import type { RegisteredMachine } from '../../machines/registry.ts';
import { readChart } from '../chart/read-chart.ts';
import { simulate } from '../explore/simulation.ts';
import { describePath } from './path-suite.ts';
import type { Path, PathStep } from './path.types.ts';
import type { SuitePath } from './path-suite.types.ts';

/**
 * The path that somebody has in mind: from an input, along stimuli that are named by the beginning of their labels
 * (`loadCheckout: open`, `{"type":"contact.submitted"`). Throws where nothing of that name can happen.
 */
export function pathAlong(
  entry: RegisteredMachine,
  scenario: Scenario,
  input: string,
  labels: readonly string[],
): { readonly path: Path; readonly described: SuitePath } {
  const simulation = simulate(entry.machine, scenario);
  const beginning = simulation.begin(input);
  const steps: PathStep[] = [];
  for (const label of labels) {
    const at = steps.at(-1)?.move.to ?? beginning.to;
    const stimulus = simulation.offers(at).find((offered) => offered.label.startsWith(label));
    if (stimulus === undefined) throw new Error(`Step ${steps.length + 1}: "${label}" cannot happen there.`);
    steps.push({ stimulus, move: simulation.move(at, stimulus) });
  }
  const path = { input, beginning, steps };
  return { path, described: describePath(path, scenario, readChart(entry)) };
}
