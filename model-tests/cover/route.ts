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

/**
 * The places that searches see, each with the edge that led there. They are forgotten all at once, because there are
 * thousands of searches.
 */
export class SeenPlaces {
  private readonly searches: Uint32Array;
  private readonly placesOfNode: number;
  private search = 0;
  private readonly edges: NumberedEdge[] = [];
  private readonly nodes: Int32Array;
  private readonly befores: Int32Array;
  private readonly froms: Int32Array;
  private readonly depths: Int32Array;
  private count = 0;

  constructor({ cover, edges, transitions }: NumberedExploration) {
    this.placesOfNode = cover === 'pairs' ? transitions.size + 1 : 1;
    const size = edges.length * this.placesOfNode;
    this.searches = new Uint32Array(size);
    this.nodes = new Int32Array(size);
    this.befores = new Int32Array(size);
    this.froms = new Int32Array(size);
    this.depths = new Int32Array(size);
  }

  /** Forgets all places, and sees the one where the next search starts. */
  startAt({ node, before }: Place): void {
    this.search += 1;
    this.count = 0;
    this.see(node, before, -1, 0);
  }

  /** Sees where an edge leads, unless it was there before. */
  follow(edge: NumberedEdge, before: number, from: number): void {
    if (this.see(edge.to, before, from, (this.depths[from] ?? 0) + 1)) this.edges[this.count - 1] = edge;
  }

  private see(node: number, before: number, from: number, depth: number): boolean {
    const place = this.placesOfNode === 1 ? node : node * this.placesOfNode + before - noTransition;
    if (this.searches[place] === this.search) return false;
    this.searches[place] = this.search;
    this.nodes[this.count] = node;
    this.befores[this.count] = before;
    this.froms[this.count] = from;
    this.depths[this.count] = depth;
    this.count += 1;
    return true;
  }

  get size(): number {
    return this.count;
  }

  nodeAt(at: number): number {
    return this.nodes[at] ?? 0;
  }

  beforeAt(at: number): number {
    return this.befores[at] ?? noTransition;
  }

  depthAt(at: number): number {
    return this.depths[at] ?? 0;
  }

  /** The edges from the start to a place. */
  edgesTo(last: number): readonly NumberedEdge[] {
    const edges: NumberedEdge[] = [];
    for (let at = last; at > 0; at = this.froms[at] ?? 0) edges.unshift(this.edges[at] as NumberedEdge);
    return edges;
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
  seen.startAt(start);
  for (let at = 0; at < seen.size; at += 1) {
    if (seen.depthAt(at) >= maxSteps) return null;
    const before = seen.beforeAt(at);
    for (const edge of edgesAt(seen.nodeAt(at))) {
      if (isWanted(edge, before)) return [...seen.edgesTo(at), edge];
      if (mayTake(edge)) seen.follow(edge, lastAfter(edge, before), at);
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
