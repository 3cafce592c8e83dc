import type { Simulation } from '../explore/simulation.ts';
import type { Path, PathStep } from './path.types.ts';

/**
 * The path from an input along stimuli given by prefixes of their labels (`loadCheckout: open`,
 * `{"type":"contact.submitted"`). Throws if no such stimulus is possible.
 */
export function followStimuli(simulation: Simulation, input: string, labels: readonly string[]): Path {
  const beginning = simulation.begin(input);
  const steps: PathStep[] = [];
  for (const label of labels) {
    const at = steps.at(-1)?.move.to ?? beginning.to;
    const offered = simulation.offers(at);
    const stimulus =
      offered.find((one) => one.label === label) ?? offered.find((one) => one.label.startsWith(label));
    if (stimulus === undefined) throw new Error(`Step ${steps.length + 1}: "${label}" cannot happen there.`);
    steps.push({ stimulus, move: simulation.move(at, stimulus) });
  }
  return { input, beginning, steps };
}
