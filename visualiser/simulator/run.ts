import type { Simulation } from '../../model-tests/explore/simulation.ts';
import type { Move, Stimulus } from '../../model-tests/explore/simulation.types.ts';

interface RunStep {
  readonly stimulus: Stimulus;
  readonly move: Move;
}

/** A manual run of a machine: its start and its steps. */
export interface Run {
  /** The name of the scenario's input. */
  readonly input: string;
  readonly beginning: Move;
  /** Oldest first. Undone steps are dropped when another one is played. */
  readonly steps: readonly RunStep[];
  /** The number of current steps; fewer than all after going back. */
  readonly at: number;
}

export const beginRun = (simulation: Simulation, input: string): Run => ({
  input,
  beginning: simulation.begin(input),
  steps: [],
  at: 0,
});

/** The last move. */
export const presentMove = ({ beginning, steps, at }: Run): Move => steps[at - 1]?.move ?? beginning;

/** Every stimulus that is possible now. */
export const offersOf = (simulation: Simulation, run: Run): readonly Stimulus[] =>
  simulation.offers(presentMove(run).to);

/** Plays a stimulus, replacing any undone steps. Throws if the machine breaks. */
export function play(simulation: Simulation, run: Run, stimulus: Stimulus): Run {
  const move = simulation.move(presentMove(run).to, stimulus);
  const steps = [...run.steps.slice(0, run.at), { stimulus, move }];
  return { ...run, steps, at: steps.length };
}

/** Goes back or forward to after `at` steps; 0 is the start. */
export const goTo = (run: Run, at: number): Run => ({
  ...run,
  at: Math.max(0, Math.min(at, run.steps.length)),
});
