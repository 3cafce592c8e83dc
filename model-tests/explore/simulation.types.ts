import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Outcome } from '../../machines/testing/index.ts';

/** One thing that can happen next. `label` is stable, `sentence` goes on after "When". */
export type Stimulus = { readonly label: string; readonly sentence: string } & (
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  | {
      readonly kind: 'outcome';
      readonly service: string;
      readonly outcome: Outcome;
      /** How long the service waits; null where it is no wait. */
      readonly milliseconds: number | null;
    }
  | { readonly kind: 'time'; readonly event: AnyEventObject; readonly milliseconds: number }
);

/** A machine at rest. */
export interface Standing {
  readonly snapshot: AnyMachineSnapshot;
  /** Equal for two standings that no guard can tell apart. */
  readonly key: string;
  /** Ids of the states in which the machine stands, in document order. */
  readonly states: readonly string[];
  /** What tells this standing from others: its states and the context that guards read. */
  readonly facts: readonly string[];
  /** Services that have answered; they are not asked again before their state is entered anew. */
  readonly answered: readonly AnyActorRef[];
}

/** What one stimulus did. */
export interface Move {
  readonly to: Standing;
  /** Ids of the transitions that were taken, in order, those of `always` and of raised events included. */
  readonly taken: readonly string[];
  /** Ids of states that were passed or reached. */
  readonly visited: readonly string[];
  /** The input with which it began, or the service's outcome that was played; null where something else happened. */
  readonly played: string | null;
  /** `<transition id> is true` or `… is false`, for every guard that was asked. */
  readonly guards: readonly string[];
}
