import type { NumberedEdge, NumberedExploration } from './numbered-exploration.ts';
import { shuffle } from './random.ts';

/**
 * The edges out of each node in the order in which searches try them, each of those that differ: of several of one kind
 * to one node only the first is ever used. Those out of a node begin at `starts` and end where the next ones begin.
 */
export interface OrderedEdges {
  readonly starts: Int32Array;
  readonly edges: readonly NumberedEdge[];
  /** What searches read of each edge. */
  readonly to: Int32Array;
  readonly kind: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** Whether an edge covers nothing and leads nowhere. */
const isUseless = ({ to, kind }: NumberedEdge, from: number): boolean =>
  to === from && kind.aims.length === 0 && kind.first < 0;

/** Shuffles the edges of every node reproducibly. */
export function orderedEdges({ edges, kinds }: NumberedExploration, random: () => number): OrderedEdges {
  const ordered: NumberedEdge[] = [];
  const starts = new Int32Array(edges.length + 1);
  edges.forEach((outOf, node) => {
    const found = new Set<number>();
    for (const edge of shuffle(outOf, random)) {
      const difference = edge.to * kinds.length + edge.kind.number;
      if (found.has(difference) || isUseless(edge, node)) continue;
      found.add(difference);
      ordered.push(edge);
    }
    starts[node + 1] = ordered.length;
  });
  return {
    starts,
    edges: ordered,
    to: Int32Array.from(ordered, ({ to }) => to),
    kind: Int32Array.from(ordered, ({ kind }) => kind.number),
    first: Int32Array.from(ordered, ({ kind }) => kind.first),
    last: Int32Array.from(ordered, ({ kind }) => kind.last),
  };
}
