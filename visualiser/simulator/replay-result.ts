import type { RunAddress } from '../../model-tests/cover/run-address.ts';
import type { Simulation } from '../../model-tests/explore/simulation.ts';
import { refusalsWithEveryCode } from './offers.ts';
import { beginRun, goTo, offersOf, play, type Run } from './run.ts';

/** The result of a replay, and why it stopped early; empty if it didn't. */
export interface ReplayResult {
  readonly run: Run | null;
  readonly failure: string;
}

/** The part of a run that a path shares; null if they start differently. */
function sharedWith(run: Run | null, { input, steps }: RunAddress): Run | null {
  if (run?.input !== input) return null;
  const differs = run.steps.findIndex(({ stimulus }, at) => stimulus.label !== steps[at]);
  return goTo({ ...run, steps: differs < 0 ? run.steps : run.steps.slice(0, differs) }, Infinity);
}

/** Replays an address. The part that it shares with `known`, an earlier run, isn't played again. */
function replayRun(simulation: Simulation, way: RunAddress, known: Run | null = null): ReplayResult {
  const { input, steps, at } = way;
  if (!simulation.inputs.includes(input))
    return { run: null, failure: 'The start of this path no longer exists.' };
  let run = sharedWith(known, way) ?? beginRun(simulation, input);
  for (const label of steps.slice(run.at)) {
    const step = run.at + 1;
    const offers = offersOf(simulation, run);
    const stimulus = [...offers, ...refusalsWithEveryCode(offers)].find((offer) => offer.label === label);
    if (stimulus === undefined) return { run, failure: `Step ${step} of this path is no longer possible.` };
    try {
      run = play(simulation, run, stimulus);
    } catch (error) {
      return { run, failure: `Step ${step} of this path breaks the flow: ${String(error)}` };
    }
  }
  return { run: goTo(run, at), failure: '' };
}

/** A {@link replayRun} that remembers its last run, so that each step of a long path is played only once. */
export function replayer(simulation: Simulation): (way: RunAddress) => ReplayResult {
  let known: Run | null = null;
  return (way) => {
    const outcome = replayRun(simulation, way, known);
    known = outcome.run;
    return outcome;
  };
}

/** Converts a run to its address. */
export const addressOf = ({ input, steps, at }: Run): RunAddress => ({
  input,
  steps: steps.map(({ stimulus }) => stimulus.label),
  at,
});
