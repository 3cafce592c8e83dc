import { asRunAddress, type RunAddress } from '../../model-tests/cover/run-address.ts';
import type { Simulation } from '../../model-tests/explore/simulation.ts';
import { beginRun, goTo, offersOf, play, type Run } from './run.ts';

/** As far as a way can be played, and why it ends before its end; empty where it does not. */
export interface Replayed {
  readonly run: Run | null;
  readonly failure: string;
}

/** Plays what an address tells of. */
export function replayed(simulation: Simulation, { input, steps, at }: RunAddress): Replayed {
  if (!simulation.inputs.includes(input))
    return { run: null, failure: 'Nobody begins like this way any more.' };
  let run = beginRun(simulation, input);
  for (const [index, label] of steps.entries()) {
    const stimulus = offersOf(simulation, run).find((offer) => offer.label === label);
    if (stimulus === undefined)
      return { run, failure: `Step ${index + 1} of this way cannot happen here any more.` };
    try {
      run = play(simulation, run, stimulus);
    } catch (error) {
      return { run, failure: `Step ${index + 1} of this way breaks the flow: ${String(error)}` };
    }
  }
  return { run: goTo(run, at), failure: '' };
}

/** A run as an address carries it. */
export const addressOf = ({ input, steps, at }: Run): RunAddress => ({
  input,
  steps: steps.map(({ stimulus }) => stimulus.label),
  at,
});

/** A path test as it is copied or generated, as a way; null for anything else. */
export function addressOfPath(text: string): RunAddress | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('steps' in value) || !Array.isArray(value.steps))
      return null;
    const labels = value.steps.map((step: unknown) =>
      typeof step === 'object' && step !== null && 'stimulus' in step ? step.stimulus : step,
    );
    return asRunAddress({ ...value, steps: labels });
  } catch {
    return null;
  }
}
