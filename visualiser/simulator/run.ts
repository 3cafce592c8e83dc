import type { Simulation } from '../../model-tests/explore/simulation.ts';
import type { Move, Stimulus } from '../../model-tests/explore/simulation.types.ts';

interface RunStep {
  readonly stimulus: Stimulus;
  readonly move: Move;
}

/** A machine that is played by hand: how it began and what happened since. */
export interface Run {
  /** Name of the scenario's input. */
  readonly input: string;
  readonly beginning: Move;
  /** Oldest first; what was undone is forgotten as soon as something else happens. */
  readonly steps: readonly RunStep[];
  /** How many of the steps count now; fewer than there are after a look back. */
  readonly at: number;
}

export const beginRun = (simulation: Simulation, input: string): Run => ({
  input,
  beginning: simulation.begin(input),
  steps: [],
  at: 0,
});

/** Where the machine stands now. */
export const present = ({ beginning, steps, at }: Run): Move => steps[at - 1]?.move ?? beginning;

/** Everything that can happen now. */
export const offersOf = (simulation: Simulation, run: Run): readonly Stimulus[] =>
  simulation.offers(present(run).to);

/** What happens replaces what lies ahead. Throws where the machine breaks. */
export function play(simulation: Simulation, run: Run, stimulus: Stimulus): Run {
  const move = simulation.move(present(run).to, stimulus);
  const steps = [...run.steps.slice(0, run.at), { stimulus, move }];
  return { ...run, steps, at: steps.length };
}

/** Back, or forward again, to after `at` steps; 0 is the beginning. */
export const goTo = (run: Run, at: number): Run => ({
  ...run,
  at: Math.max(0, Math.min(at, run.steps.length)),
});
