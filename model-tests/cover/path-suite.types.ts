import type { Cover } from './aims.ts';
import type { LowerBound } from './lower-bound.ts';

export interface SuiteStep {
  /** A hash of the path up to this step. */
  readonly id: string;
  /** The step for machines: an event as JSON, `service: outcome`, or the delay that ends. */
  readonly stimulus: string;
  /** The step for people; continues "When". */
  readonly when: string;
  /** One or more sentences. */
  readonly outcome: string;
  /** As in the flow's `data-state`. */
  readonly state: string;
  /** The IDs of the chart's transitions, in the order in which they were taken. */
  readonly transitions: readonly string[];
}

export interface SuitePath {
  readonly id: string;
  /** The name of the scenario's input. */
  readonly input: string;
  /** Continues "Given". */
  readonly given: string;
  /** The immediate result of the input. */
  readonly outcome: string;
  readonly state: string;
  readonly steps: readonly SuiteStep[];
}

export interface Coverage {
  readonly covered: number;
  readonly total: number;
}

/** The paths of one machine, in the form for other tools. */
export interface WrittenPaths {
  readonly flow: string;
  readonly title: string;
  readonly paths: readonly SuitePath[];
}

/** The path tests of one machine as plain data. Every export is based on it. */
export interface PathSuite extends WrittenPaths {
  readonly cover: Cover;
  /** What is covered as well. */
  readonly also: readonly Cover[];
  /** Null for paths of any length. */
  readonly maxSteps: number | null;
  readonly seed: number;
  /** How much of the chart the paths cover. Pairs count those that can occur. */
  readonly coverage: Readonly<Record<Cover, Coverage>>;
  /**
   * A lower bound for every set of paths with the same coverage. For an incomplete exploration, it applies to what was
   * found.
   */
  readonly lowerBound: LowerBound;
  /** Aims that the exploration didn't reach. They are proven unreachable only if `isComplete`. */
  readonly unreachable: Readonly<Record<Cover, readonly string[]>>;
  /** Aims within `maxSteps` that these paths don't cover because they target another cover. Pairs aren't listed. */
  readonly uncovered: Readonly<Record<Exclude<Cover, 'pairs'>, readonly string[]>>;
  /** The number of aims that need paths longer than `maxSteps`. */
  readonly beyondMaxSteps: Readonly<Record<Cover, number>>;
  /** Aims of this cover that need more than `maxSteps`, including inputs and outcomes of services. */
  readonly tooFar: readonly string[];
  /** Whether the exploration was exhaustive; false if the scenario's limit ended it. */
  readonly isComplete: boolean;
  /** The number of explored situations that guards can distinguish, and the scenario's limit. */
  readonly explored: { readonly states: number; readonly limit: number };
}
