import type { MachineKind } from '../../machines/registry.ts';

/** A machine as plain JSON: its chart without anything executable. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly kind: MachineKind;
  readonly root: ChartState;
}

export type ChartStateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** Unique in the chart: the dotted path, or the state's own ID. */
  readonly id: string;
  readonly key: string;
  /** The keys from below the root to this state; empty for the root. */
  readonly path: readonly string[];
  readonly type: ChartStateType;
  /** A sentence for people; empty if the state has none. */
  readonly description: string;
  /** The ID of the default child; null if there is none. */
  readonly initial: string | null;
  /** Document order in the whole chart; the root is 0. */
  readonly order: number;
  readonly states: readonly ChartState[];
  /** In the order in which the chart tries them, by event; eventless ones last. */
  readonly transitions: readonly ChartTransition[];
  readonly invokes: readonly ChartInvoke[];
  /** Actions by name, with parameters that aren't functions in brackets. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The state's delays: milliseconds, or the name of a delay. */
  readonly delays: readonly (number | string)[];
  readonly tags: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

interface ChartInvoke {
  readonly id: string;
  /** The actor's name in the machine's setup. */
  readonly src: string;
}

/**
 * The trigger of a transition: a sent or raised `event`; none (`always`); a service's result (`done`), failure
 * (`error`) or intermediate news (`snapshot`); a delay (`after`); or a finished compound state (`stateDone`).
 */
export type ChartTransitionKind = 'event' | 'always' | 'done' | 'error' | 'snapshot' | 'after' | 'stateDone';

export interface ChartTransition {
  /** Stable as long as source, event, guard and targets stay the same. */
  readonly id: string;
  /** The ID of the state that has the transition. */
  readonly source: string;
  /** The IDs of the targets; empty if the state is kept or the event is ignored. */
  readonly targets: readonly string[];
  /** As in the chart; empty for `always`. */
  readonly event: string;
  readonly kind: ChartTransitionKind;
  /** The guard's name, with its parameters in brackets; null without a guard. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly reenter: boolean;
  /** A sentence for people; empty if the transition has none. */
  readonly description: string;
}
