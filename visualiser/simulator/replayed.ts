import type { TrailEntry } from '../../machines/flow/index.ts';
import { stateValueText } from '../../machines/flow/index.ts';
import { asRunAddress, type RunAddress } from '../../model-tests/cover/run-address.ts';
import type { Simulation } from '../../model-tests/explore/simulation.ts';
import type { Move, Stimulus } from '../../model-tests/explore/simulation.types.ts';
import { beginRun, goTo, offersOf, play, present, type Run } from './run.ts';

/** As far as a way can be played, and why it ends before its end; empty where it does not. */
export interface Replayed {
  readonly run: Run | null;
  readonly failure: string;
}

/** Plays what an address tells of. */
export function replayed(simulation: Simulation, { input, steps, at }: RunAddress): Replayed {
  if (!simulation.inputs.includes(input)) return { run: null, failure: `Nobody begins as “${input}”.` };
  let run = beginRun(simulation, input);
  for (const [index, label] of steps.entries()) {
    const stimulus = offersOf(simulation, run).find((offer) => offer.label === label);
    if (stimulus === undefined)
      return { run, failure: `Step ${index + 1} cannot happen here any more: ${label}` };
    try {
      run = play(simulation, run, stimulus);
    } catch (error) {
      return { run, failure: `Step ${index + 1} broke the machine: ${String(error)}` };
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

const placeOf = ({ to }: Move): string => stateValueText(to.snapshot);

const isOf = (stimulus: Stimulus, event: string): boolean => {
  if (stimulus.kind === 'event') return stimulus.event.type === event;
  if (stimulus.kind === 'time') return event.startsWith('xstate.after.');
  return event.endsWith(`.actor.${stimulus.service}`) || event === `xstate.snapshot.${stimulus.service}`;
};

/**
 * A way that goes where a trail went: a trail has no values, so of everything that the same event may be, what leads to
 * the same state is taken. Null where no input of the scenario begins like it.
 */
export function runAlongTrail(
  simulation: Simulation,
  machine: string,
  trail: readonly TrailEntry[],
): Replayed {
  const [first, ...others] = trail.filter(({ actor }) => actor === machine);
  const input = simulation.inputs.find((name) => placeOf(simulation.begin(name)) === first?.state);
  if (input === undefined) return { run: null, failure: 'Nobody begins where this trail does.' };
  let run = beginRun(simulation, input);
  for (const { event, state } of others) {
    const offers = offersOf(simulation, run).filter((offer) => isOf(offer, event));
    const at = run;
    const next = offers
      .map((offer) => play(simulation, at, offer))
      .find((moved) => placeOf(present(moved)) === state);
    if (next !== undefined) run = next;
    else if (placeOf(present(run)) !== state)
      return { run, failure: `Nothing that is known leads from here to ${state} by ${event}.` };
  }
  return { run, failure: '' };
}

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
