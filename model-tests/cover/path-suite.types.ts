import type { Cover } from './aims.ts';
import type { LowerBound } from './lower-bound.ts';

export interface SuiteStep {
  /** Hash of the path up to this step. */
  readonly id: string;
  /** What happens, for machines: an event as JSON, `service: outcome`, or the wait that ends. */
  readonly stimulus: string;
  /** What happens, for people; goes on after "When". */
  readonly when: string;
  /** One or more sentences. */
  readonly outcome: string;
  /** As the flow's `data-state` has it. */
  readonly state: string;
  /** Ids of the chart's transitions, in the order in which they were taken. */
  readonly transitions: readonly string[];
}

export interface SuitePath {
  readonly id: string;
  /** Name of the scenario's input. */
  readonly input: string;
  /** Goes on after "Given". */
  readonly given: string;
  /** Where that leads at once. */
  readonly outcome: string;
  readonly state: string;
  readonly steps: readonly SuiteStep[];
}

export interface Coverage {
  readonly covered: number;
  readonly total: number;
}

/** Paths of one machine, as they are written down for other tools. */
export interface WrittenPaths {
  readonly flow: string;
  readonly title: string;
  readonly paths: readonly SuitePath[];
}

/** Path tests of one machine as plain data; every export is made of it. */
export interface PathSuite extends WrittenPaths {
  readonly cover: Cover;
  /** Null where a path may be as long as it likes. */
  readonly maxSteps: number | null;
  readonly seed: number;
  /** What the paths cover of what the chart has; pairs count those that can follow each other. */
  readonly coverage: Readonly<Record<Cover, Coverage>>;
  /** No set of paths that covers the same can do with less. Where the exploration is not complete, of what it found. */
  readonly lowerBound: LowerBound;
  /** What nothing leads to: in the exploration, which looked at everything where `isComplete`. */
  readonly unreachable: Readonly<Record<Cover, readonly string[]>>;
  /** What `maxSteps` can reach and these paths do not cover, since they aim at something else; of pairs nothing is listed. */
  readonly uncovered: Readonly<Record<Exclude<Cover, 'pairs'>, readonly string[]>>;
  /** How much of the chart can be reached, and only by ways of more than `maxSteps`. */
  readonly beyondMaxSteps: Readonly<Record<Cover, number>>;
  /** What is to be covered and lies beyond `maxSteps`, inputs and outcomes of services too. */
  readonly tooFar: readonly string[];
  /** Whether the exploration looked at everything that can happen; false where the scenario's limit ended it. */
  readonly isComplete: boolean;
  /** Situations that guards can tell apart: how many were looked at, and how many the scenario allows. */
  readonly explored: { readonly states: number; readonly limit: number };
}
