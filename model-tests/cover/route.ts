import {
  type AimsLeft,
  noTransition,
  type NumberedEdge,
  type NumberedExploration,
} from './numbered-exploration.ts';

/** The current position of a path. The last transition distinguishes positions only for pairs. */
export interface Place {
  readonly node: number;
  readonly before: number;
}

interface Visit extends Place {
  readonly edge: NumberedEdge | null;
  readonly from: number;
  readonly depth: number;
}

const edgesBack = (visits: readonly Visit[], last: number): readonly NumberedEdge[] => {
  const edges: NumberedEdge[] = [];
  for (let at = last; at > 0; at = visits[at]?.from ?? 0) {
    const edge = visits[at]?.edge;
    if (edge) edges.unshift(edge);
  }
  return edges;
};

/** The places that a search has seen. They are forgotten all at once, because there are thousands of searches. */
export class SeenPlaces {
  private readonly searches: Uint32Array;
  private readonly placesOfNode: number;
  private search = 0;

  constructor({ cover, edges, transitions }: NumberedExploration) {
    this.placesOfNode = cover === 'pairs' ? transitions.size + 1 : 1;
    this.searches = new Uint32Array(edges.length * this.placesOfNode);
  }

  forget(): void {
    this.search += 1;
  }

  /** Marks a place as seen and returns whether it was new. */
  add(node: number, before: number): boolean {
    const place = this.placesOfNode === 1 ? node : node * this.placesOfNode + before - noTransition;
    if (this.searches[place] === this.search) return false;
    this.searches[place] = this.search;
    return true;
  }
}

export interface Search {
  readonly seen: SeenPlaces;
  readonly maxSteps: number;
  /** The edges of a node in the order in which they are tried. */
  readonly edgesAt: (node: number) => readonly NumberedEdge[];
  /** Whether a route may use this edge. */
  readonly mayTake: (edge: NumberedEdge) => boolean;
  readonly isWanted: (edge: NumberedEdge, before: number) => boolean;
}

/** The last transition after an edge; unchanged if the edge takes none. */
const lastAfter = (edge: NumberedEdge, before: number): number =>
  edge.last === noTransition ? before : edge.last;

/** The shortest route from `start` whose last edge is wanted; null if there is none within `maxSteps`. */
export function routeTo(start: Place, search: Search): readonly NumberedEdge[] | null {
  const { seen, edgesAt, mayTake, isWanted, maxSteps } = search;
  const visits: Visit[] = [{ ...start, edge: null, from: -1, depth: 0 }];
  seen.forget();
  seen.add(start.node, start.before);
  for (let at = 0; at < visits.length; at += 1) {
    const { node, before, depth } = visits[at] as Visit;
    if (depth >= maxSteps) return null;
    for (const edge of edgesAt(node)) {
      if (isWanted(edge, before)) return [...edgesBack(visits, at), edge];
      if (!mayTake(edge)) continue;
      const last = lastAfter(edge, before);
      if (seen.add(edge.to, last))
        visits.push({ node: edge.to, before: last, edge, from: at, depth: depth + 1 });
    }
  }
  return null;
}

/** Whether the edge covers an aim that is left. */
export const coversAny = (
  { pairs, transitions, cover }: NumberedExploration,
  left: AimsLeft,
): Search['isWanted'] => {
  const { flags } = left;
  const isNewPair = ({ first }: NumberedEdge, before: number): boolean =>
    before !== noTransition &&
    first !== noTransition &&
    flags[pairs[before * transitions.size + first] ?? -1] === 1;
  return cover === 'pairs'
    ? (edge, before) => left.hasAny(edge.aims) || isNewPair(edge, before)
    : (edge) => left.hasAny(edge.aims);
};
