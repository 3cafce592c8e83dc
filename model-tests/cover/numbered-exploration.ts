import type { Edge, Exploration } from '../explore/explore.ts';
import type { Move } from '../explore/simulation.types.ts';
import { aimsOf, type Cover, pairOf } from './aims.ts';
import { reachableAims } from './reachable-aims.ts';

/** Stands for no transition: before the first one, and for a move that takes none. */
export const noTransition = -1;

/** The aims that an edge covers whatever came before, and the first and the last transition that it takes. */
interface Numbers {
  readonly aims: readonly number[];
  readonly first: number;
  readonly last: number;
}

export type NumberedEdge = Edge & Numbers;

/**
 * An exploration whose aims and transitions are numbers, because the search for aims that are left looks at every edge
 * again and again. A pair of transitions is an aim of its own.
 */
export interface NumberedExploration {
  readonly exploration: Exploration;
  readonly cover: Cover;
  /** By beginning. */
  readonly beginnings: readonly Numbers[];
  /** By node. */
  readonly edges: readonly (readonly NumberedEdge[])[];
  readonly transitions: ReadonlyMap<string, number>;
  readonly aims: ReadonlyMap<string, number>;
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

export function numberedExploration(exploration: Exploration, cover: Cover): NumberedExploration {
  const aims = createNumbering();
  const transitions = createNumbering();
  const numbersOf = (move: Move): Numbers => {
    const taken = move.taken.map(transitions.numberOf);
    return {
      aims: aimsOf(cover, move, null).map(aims.numberOf),
      first: taken[0] ?? noTransition,
      last: taken.at(-1) ?? noTransition,
    };
  };
  const beginnings = exploration.beginnings.map(({ edge }) => numbersOf(edge.move));
  const edges = exploration.nodes.map((node) =>
    node.edges.map((edge) => ({ ...edge, ...numbersOf(edge.move) })),
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
    pairs,
  };
}

/** The aims that are left to cover. */
export class AimsLeft {
  /** By the number of an aim, 1 if it is left and otherwise 0. */
  readonly flags: Uint8Array;
  private readonly numbers: ReadonlyMap<string, number>;
  private left = 0;

  constructor({ aims }: Pick<NumberedExploration, 'aims'>, left: Iterable<string> = []) {
    this.numbers = aims;
    this.flags = new Uint8Array(aims.size);
    for (const aim of left) {
      const number = aims.get(aim);
      if (number === undefined || this.flags[number] === 1) continue;
      this.flags[number] = 1;
      this.left += 1;
    }
  }

  get size(): number {
    return this.left;
  }

  copy(): AimsLeft {
    const copy = new AimsLeft({ aims: this.numbers });
    copy.flags.set(this.flags);
    copy.left = this.left;
    return copy;
  }

  hasAny(aims: readonly number[]): boolean {
    for (const aim of aims) if (this.flags[aim] === 1) return true;
    return false;
  }

  /** Returns whether the aim was left. */
  delete(aim: string): boolean {
    const number = this.numbers.get(aim);
    if (number === undefined || this.flags[number] !== 1) return false;
    this.flags[number] = 0;
    this.left -= 1;
    return true;
  }
}
