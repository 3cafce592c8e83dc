import type { Edge, Exploration } from '../explore/explore.ts';
import type { Effect, Move } from '../explore/simulation.types.ts';
import { aimsOf, type Cover, pairOf } from './aims.ts';
import { reachableAims } from './reachable-aims.ts';

/** Stands for no transition: before the first one, and for a move that takes none. */
export const noTransition = -1;

/** The aims that an edge covers whatever came before, and the first and the last transition that it takes. */
export interface EdgeKind {
  readonly number: number;
  readonly aims: readonly number[];
  readonly first: number;
  readonly last: number;
}

export interface NumberedEdge extends Edge {
  /** The same object for all edges of a kind, which are far more. */
  readonly kind: EdgeKind;
}

/**
 * An exploration whose aims and transitions are numbers, because the search for aims that are left looks at every edge
 * again and again. A pair of transitions is an aim of its own.
 */
export interface NumberedExploration {
  readonly exploration: Exploration;
  readonly cover: Cover;
  /** By beginning. */
  readonly beginnings: readonly EdgeKind[];
  /** By node. */
  readonly edges: readonly (readonly NumberedEdge[])[];
  readonly transitions: ReadonlyMap<string, number>;
  readonly aims: ReadonlyMap<string, number>;
  readonly kinds: readonly EdgeKind[];
  /** The aim that two successive transitions cover, at `before * transitions.size + first`; -1 if that is none. */
  readonly pairs: Int32Array;
}

/** Numbers names from 0 on in the order in which they first appear. */
function createNumbering(): {
  readonly numbers: ReadonlyMap<string, number>;
  numberOf(name: string): number;
} {
  const numbers = new Map<string, number>();
  return {
    numbers,
    numberOf(name) {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
  };
}

/** The exploration with numbers in place of the names of aims and transitions. */
export function numberedExploration(exploration: Exploration, cover: Cover): NumberedExploration {
  const aims = createNumbering();
  const transitions = createNumbering();
  const kinds = new Map<string, EdgeKind>();
  const findKind = (move: Move): EdgeKind => {
    const numbers = aimsOf(cover, move, null).map(aims.numberOf);
    const taken = move.taken.map(transitions.numberOf);
    const [first = noTransition] = taken;
    const last = taken.at(-1) ?? noTransition;
    const name = `${first} ${last} ${numbers.join(' ')}`;
    const kind = kinds.get(name) ?? { number: kinds.size, aims: numbers, first, last };
    kinds.set(name, kind);
    return kind;
  };
  const kindByEffect = new Map<Effect, EdgeKind>();
  const kindOf = (move: Move): EdgeKind => {
    const kind = kindByEffect.get(move.effect) ?? findKind(move);
    kindByEffect.set(move.effect, kind);
    return kind;
  };
  const beginnings = exploration.beginnings.map(({ edge }) => kindOf(edge.move));
  const edges = exploration.nodes.map((node) =>
    node.edges.map(({ stimulus, move, to }) => ({ stimulus, move, to, kind: kindOf(move) })),
  );
  const count = transitions.numbers.size;
  const pairs = new Int32Array(cover === 'pairs' ? count * count : 0).fill(-1);
  for (const aim of reachableAims(exploration)[cover]) {
    const [before, next] = (pairOf(aim) ?? []).map((transition) => transitions.numbers.get(transition));
    if (before !== undefined && next !== undefined) pairs[before * count + next] = aims.numberOf(aim);
  }
  return {
    exploration,
    cover,
    beginnings,
    edges,
    transitions: transitions.numbers,
    aims: aims.numbers,
    kinds: [...kinds.values()],
    pairs,
  };
}
