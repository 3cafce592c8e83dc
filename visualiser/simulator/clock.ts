import type { Move, Stimulus } from '../../model-tests/explore/simulation.types.ts';
import type { Run } from './run.ts';

/** A stimulus that happens automatically after some time. */
export interface Wait {
  readonly stimulus: Stimulus;
  /** The remaining time in milliseconds. */
  readonly left: number;
}

const lengthOf = (stimulus: Stimulus): number | null =>
  stimulus.kind === 'event' ? null : stimulus.milliseconds;

export const isWait = (stimulus: Stimulus): boolean => lengthOf(stimulus) !== null;

const after = /^xstate\.after\.\d+\./;

/** Whether two moves are in the same delay: the same pending service, or the same state. */
function isInSameWait(stimulus: Stimulus, present: Move, before: Move): boolean {
  if (stimulus.kind === 'outcome')
    return before.to.snapshot.children[stimulus.service] === present.to.snapshot.children[stimulus.service];
  return before.to.states.includes(stimulus.label.replace(after, ''));
}

/** The remaining time of a delay after the last of several moves with known clock values. */
function leftOf(stimulus: Stimulus, moves: readonly Move[], clocks: readonly number[]): number {
  const present = moves.at(-1);
  const now = clocks.at(-1) ?? 0;
  if (present === undefined) return 0;
  const begun = moves.findLastIndex((move) => !isInSameWait(stimulus, present, move)) + 1;
  return Math.max(0, (clocks[begun] ?? now) + (lengthOf(stimulus) ?? 0) - now);
}

/** The moves of a run so far, with the clock at each in milliseconds since the start. */
function timeMoves({ beginning, steps, at }: Run) {
  const moves = [beginning];
  const clocks = [0];
  for (const { stimulus, move } of steps.slice(0, at)) {
    const passed = isWait(stimulus) ? leftOf(stimulus, moves, clocks) : 0;
    clocks.push((clocks.at(-1) ?? 0) + passed);
    moves.push(move);
  }
  return { moves, clocks };
}

/** Milliseconds since the start of the run: the sum of its delays, because nothing else takes time. */
export const clockOf = (run: Run): number => timeMoves(run).clocks.at(-1) ?? 0;

/** The delays among the possible stimuli, the shortest remaining first. */
export function waitsAmong(offers: readonly Stimulus[], run: Run): readonly Wait[] {
  const { moves, clocks } = timeMoves(run);
  return offers
    .filter(isWait)
    .map((stimulus) => ({ stimulus, left: leftOf(stimulus, moves, clocks) }))
    .toSorted((a, b) => a.left - b.left);
}
