import { followStimuli } from '../cover/follow-stimuli.ts';
import type { Path } from '../cover/path.types.ts';
import type { Simulation } from '../explore/simulation.ts';
import type { AcceptedPath } from './accepted-path.types.ts';

/** The accepted path on the chart as it is now; null if one of its steps cannot happen. */
export function pathNow(simulation: Simulation, { steps }: AcceptedPath): Path | null {
  const [given, ...others] = steps.map(({ label }) => label);
  if (given === undefined || !simulation.inputs.includes(given)) return null;
  try {
    return followStimuli(simulation, given, others);
  } catch {
    return null;
  }
}
