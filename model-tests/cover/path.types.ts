import type { Move, Stimulus } from '../explore/simulation.types.ts';

export interface PathStep {
  readonly stimulus: Stimulus;
  readonly move: Move;
}

/** A path through a machine, from one of the scenario's inputs. */
export interface Path {
  readonly input: string;
  readonly beginning: Move;
  readonly steps: readonly PathStep[];
}
