import { Frontier } from './frontier.ts';
import type { Simulation } from './simulation.ts';
import type { Move, Standing, Stimulus } from './simulation.types.ts';

/** One way on from a node; `to` is the index of the node that it leads to. */
export interface Edge {
  readonly stimulus: Stimulus;
  readonly move: Move;
  readonly to: number;
}

interface Node {
  readonly standing: Standing;
  /** Empty for what ended, and for what the limit left out. */
  readonly edges: readonly Edge[];
}

/** Everything that a walk found: a graph of standings that guards can tell apart. */
export interface Exploration {
  readonly beginnings: readonly { readonly input: string; readonly edge: Omit<Edge, 'stimulus'> }[];
  readonly nodes: readonly Node[];
  readonly indexByKey: ReadonlyMap<string, number>;
  /** False where the limit ended the walk: what was not found may exist. */
  readonly isComplete: boolean;
}

/** Work that is done in pieces: whoever runs it may do something else between two. */
export type InPieces<Result> = Generator<undefined, Result, undefined>;

/** All pieces one after the other. */
export function atOnce<Result>(work: InPieces<Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** One walk with the keys that are known now; a look is a piece. */
function* walk(simulation: Simulation, limit: number): InPieces<Exploration> {
  const standings: Standing[] = [];
  const edges: Edge[][] = [];
  const indexByKey = new Map<string, number>();
  const frontier = new Frontier();
  const indexOf = (standing: Standing): number => {
    const known = indexByKey.get(standing.key);
    if (known !== undefined) return known;
    const index = standings.push(standing) - 1;
    edges.push([]);
    indexByKey.set(standing.key, index);
    frontier.add(index, standing);
    return index;
  };
  const beginnings = simulation.inputs.map((input) => {
    const move = simulation.begin(input);
    return { input, edge: { move, to: indexOf(move.to) } };
  });
  for (let looks = 0; looks < limit; looks += 1) {
    const index = frontier.next();
    if (index === null) break;
    const at = standings[index] as Standing;
    for (const stimulus of simulation.offers(at)) {
      const move = simulation.move(at, stimulus);
      edges[index]?.push({ stimulus, move, to: indexOf(move.to) });
    }
    yield;
  }
  const nodes = standings.map((standing, index) => ({ standing, edges: edges[index] ?? [] }));
  return { beginnings, nodes, indexByKey, isComplete: frontier.isEmpty };
}

/** Keys are learnt on walks of a tenth of the limit before the whole walk is made. */
const learningShare = 0.1;

/**
 * Walks everything that can happen, breadth first, what is new before what is only another mixture of the known. States
 * count as one where no guard can tell them apart; what guards look at is learnt on the way, so the walk begins anew
 * while it learns. `limit` is the number of states that are looked at.
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

/** {@link exploreInPieces}, without a pause. */
export const explore = (simulation: Simulation, limit: number): Exploration =>
  atOnce(exploreInPieces(simulation, limit));
