import { Frontier } from './frontier.ts';
import type { Simulation } from './simulation.ts';
import type { Move, RestingState, Stimulus } from './simulation.types.ts';

/** A possible step from a node. `to` is the index of the next node. */
export interface Edge {
  readonly stimulus: Stimulus;
  readonly move: Move;
  readonly to: number;
}

interface Node {
  readonly restingState: RestingState;
  /** Empty for final states, and for nodes that the limit excluded. */
  readonly edges: readonly Edge[];
}

/** The result of an exploration: a graph of resting states that guards can distinguish. */
export interface Exploration {
  readonly beginnings: readonly { readonly input: string; readonly edge: Omit<Edge, 'stimulus'> }[];
  readonly nodes: readonly Node[];
  readonly indexByKey: ReadonlyMap<string, number>;
  /** False if the limit ended the exploration, so that more may exist. */
  readonly isComplete: boolean;
}

/** Work in pieces, between which the caller can do something else. */
export type InPieces<Result> = Generator<undefined, Result, undefined>;

/** Runs all pieces without a pause. */
export function runAllPieces<Result>(work: InPieces<Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** One exploration with the keys known so far. Each node is one piece. */
function* walk(simulation: Simulation, limit: number): InPieces<Exploration> {
  const restingStates: RestingState[] = [];
  const edges: Edge[][] = [];
  const indexByKey = new Map<string, number>();
  const frontier = new Frontier();
  const indexOf = (restingState: RestingState): number => {
    const known = indexByKey.get(restingState.key);
    if (known !== undefined) return known;
    const index = restingStates.push(restingState) - 1;
    edges.push([]);
    indexByKey.set(restingState.key, index);
    frontier.add(index, restingState);
    return index;
  };
  const beginnings = simulation.inputs.map((input) => {
    const move = simulation.begin(input);
    return { input, edge: { move, to: indexOf(move.to) } };
  });
  for (let looks = 0; looks < limit; looks += 1) {
    const index = frontier.next();
    if (index === null) break;
    const at = restingStates[index] as RestingState;
    for (const stimulus of simulation.offers(at)) {
      const move = simulation.move(at, stimulus);
      edges[index]?.push({ stimulus, move, to: indexOf(move.to) });
    }
    yield;
  }
  const nodes = restingStates.map((restingState, index) => ({ restingState, edges: edges[index] ?? [] }));
  return { beginnings, nodes, indexByKey, isComplete: frontier.isEmpty };
}

/** The share of the limit used for learning keys before the final exploration. */
const learningShare = 0.1;

/**
 * Explores everything that can happen, breadth first, with new states and values before new combinations. States count
 * as one if no guard can distinguish them. It learns on the way what guards read, and restarts while it learns. `limit`
 * is the maximum number of states.
 */
export function* exploreInPieces(simulation: Simulation, limit: number): InPieces<Exploration> {
  let hasLearnt = false;
  for (;;) {
    const known = simulation.reads.size;
    const exploration = yield* walk(simulation, hasLearnt ? limit : Math.ceil(limit * learningShare));
    if (simulation.reads.size > known) continue;
    if (hasLearnt || exploration.isComplete) return exploration;
    hasLearnt = true;
  }
}

/** Runs {@link exploreInPieces} without a pause. */
export const explore = (simulation: Simulation, limit: number): Exploration =>
  runAllPieces(exploreInPieces(simulation, limit));
