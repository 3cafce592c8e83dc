import type { AimsLeft } from './aims-left.ts';
import { noTransition, type NumberedEdge, type NumberedExploration } from './numbered-exploration.ts';
import type { OrderedEdges } from './ordered-edges.ts';

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
  private readonly edges: Int32Array;
  private readonly nodes: Int32Array;
  private readonly befores: Int32Array;
  private readonly froms: Int32Array;
  private readonly depths: Int32Array;
  private count = 0;

  constructor({ cover, edges, transitions }: NumberedExploration) {
    this.placesOfNode = cover === 'pairs' ? transitions.size + 1 : 1;
    const size = edges.length * this.placesOfNode;
    this.searches = new Uint32Array(size);
    this.edges = new Int32Array(size);
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

  /** Sees the node to which an edge leads, unless it was there before. */
  follow(edge: number, to: number, before: number, from: number): void {
    if (this.see(to, before, from, (this.depths[from] ?? 0) + 1)) this.edges[this.count - 1] = edge;
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
  edgesTo(last: number): readonly number[] {
    const edges: number[] = [];
    for (let at = last; at > 0; at = this.froms[at] ?? 0) edges.unshift(this.edges[at] ?? 0);
    return edges;
  }
}

export interface Search {
  readonly seen: SeenPlaces;
  readonly maxSteps: number;
  readonly ordered: OrderedEdges;
  /** Whether a route may lead through this node. */
  readonly mayPass: (node: number) => boolean;
  /** Whether a route may end with the edge at this place of the ordered ones. */
  readonly isWanted: (edge: number, before: number) => boolean;
}

/** The shortest route from `start` whose last edge is wanted; null if there is none within `maxSteps`. */
export function routeTo(start: Place, search: Search): readonly NumberedEdge[] | null {
  const { seen, ordered, mayPass, isWanted, maxSteps } = search;
  const { starts, edges, to, last } = ordered;
  seen.startAt(start);
  for (let at = 0; at < seen.size; at += 1) {
    if (seen.depthAt(at) >= maxSteps) return null;
    const before = seen.beforeAt(at);
    const node = seen.nodeAt(at);
    const end = starts[node + 1] ?? 0;
    for (let edge = starts[node] ?? 0; edge < end; edge += 1) {
      if (isWanted(edge, before))
        return [...seen.edgesTo(at), edge].map((taken) => edges[taken] as NumberedEdge);
      const next = to[edge] ?? 0;
      const after = last[edge] ?? noTransition;
      if (mayPass(next)) seen.follow(edge, next, after === noTransition ? before : after, at);
    }
  }
  return null;
}

/** Whether the edge covers an aim that is left. */
export function coversAny(
  { pairs, transitions, cover }: NumberedExploration,
  { kind, first }: OrderedEdges,
  { flags, ofKind }: AimsLeft,
): Search['isWanted'] {
  const coversOwn = (edge: number): boolean => (ofKind[kind[edge] ?? 0] ?? 0) > 0;
  const isNewPair = (next: number, before: number): boolean =>
    before !== noTransition &&
    next !== noTransition &&
    flags[pairs[before * transitions.size + next] ?? -1] === 1;
  return cover === 'pairs'
    ? (edge, before) => coversOwn(edge) || isNewPair(first[edge] ?? noTransition, before)
    : coversOwn;
}
