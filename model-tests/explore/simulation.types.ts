import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Outcome } from '../../machines/testing/index.ts';

/** One thing that can happen next. `label` is stable; `sentence` continues "When". */
export type Stimulus = { readonly label: string; readonly sentence: string } & (
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  | {
      readonly kind: 'outcome';
      readonly service: string;
      readonly outcome: Outcome;
      /** The duration of a service that only waits; otherwise null. */
      readonly milliseconds: number | null;
    }
  | { readonly kind: 'time'; readonly event: AnyEventObject; readonly milliseconds: number }
);

/** A machine at rest. */
export interface RestingState {
  readonly snapshot: AnyMachineSnapshot;
  /** Equal for two resting states that no guard can distinguish. */
  readonly key: string;
  /** The IDs of the active states, in document order. */
  readonly states: readonly string[];
  /** The context values that guards read, which distinguish this resting state together with its states. */
  readonly facts: readonly string[];
  /** Services that have already answered. They aren't called again until their state is reentered. */
  readonly answered: readonly AnyActorRef[];
}

/** What happened on the way from one resting state to the next. */
export interface Effect {
  /** The IDs of the taken transitions in order, including those of `always` and of raised events. */
  readonly taken: readonly string[];
  /** The IDs of the states that were passed or reached. */
  readonly visited: readonly string[];
  /** The input, or the outcome of a service; null for other stimuli. */
  readonly played: string | null;
  /** `<transition id> is true` or `… is false`, for every evaluated guard. */
  readonly guards: readonly string[];
}

/** What one stimulus caused. */
export interface Move extends Effect {
  readonly to: RestingState;
  /** The same object for all moves of a simulation with this effect, which are far more. */
  readonly effect: Effect;
}
