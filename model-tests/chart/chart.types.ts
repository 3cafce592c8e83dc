import type { MachineKind } from '../../machines/registry.ts';

/** A machine as plain JSON: what stands in the chart, and nothing that runs. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly kind: MachineKind;
  readonly root: ChartState;
}

export type ChartStateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** Unique in the chart: dotted path, or the name that the state gave itself. */
  readonly id: string;
  readonly key: string;
  /** Keys from below the root down to this state; empty for the root. */
  readonly path: readonly string[];
  readonly type: ChartStateType;
  /** One sentence for people; empty where the state has none. */
  readonly description: string;
  /** Id of the child that is entered by default; null where there is none to choose. */
  readonly initial: string | null;
  /** Document order in the whole chart, the root is 0. */
  readonly order: number;
  readonly states: readonly ChartState[];
  /** In the order in which the chart tries them, event by event; eventless ones last. */
  readonly transitions: readonly ChartTransition[];
  readonly invokes: readonly ChartInvoke[];
  /** Actions by name; parameters that are not functions stand in brackets. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The waits after which the state goes on by itself: milliseconds, or the name of a delay. */
  readonly delays: readonly (number | string)[];
  readonly tags: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

interface ChartInvoke {
  readonly id: string;
  /** The actor by the name under which the machine's setup knows it. */
  readonly src: string;
}

/**
 * What makes a transition happen: a sent or raised `event`; nothing (`always`); a service that is `done`, failed
 * (`error`) or told something meanwhile (`snapshot`); time (`after`); a compound state that ended (`stateDone`).
 */
export type ChartTransitionKind = 'event' | 'always' | 'done' | 'error' | 'snapshot' | 'after' | 'stateDone';

export interface ChartTransition {
  /** Stable as long as source, event, guard and targets stay the same. */
  readonly id: string;
  /** Id of the state that has the transition. */
  readonly source: string;
  /** Ids of the targets; empty where the state is kept, or where the event is refused. */
  readonly targets: readonly string[];
  /** As the chart writes it; empty for `always`. */
  readonly event: string;
  readonly kind: ChartTransitionKind;
  /** The guard by name, with its parameters in brackets; null where nothing is asked. */
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly reenter: boolean;
  /** One sentence for people; empty where the transition has none. */
  readonly description: string;
}
