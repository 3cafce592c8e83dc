import type { Edge, Exploration } from '../explore/explore.ts';
import { type Cover, aimsOf, lastTaken } from './aims.ts';

/** The current position of a path. The last transition distinguishes positions only for pairs. */
export interface Place {
  readonly node: number;
  readonly before: string | null;
}

interface Visit extends Place {
  readonly edge: Edge | null;
  readonly from: number;
}

const edgesBack = (visits: readonly Visit[], last: number): readonly Edge[] => {
  const edges: Edge[] = [];
  for (let at = last; at > 0; at = visits[at]?.from ?? 0) {
    const edge = visits[at]?.edge;
    if (edge) edges.unshift(edge);
  }
  return edges;
};

export interface Search {
  readonly exploration: Exploration;
  readonly cover: Cover;
  readonly maxSteps: number;
  /** The edges of a node in the order in which they are tried. */
  readonly edgesAt: (node: number) => readonly Edge[];
  /** Whether a route may use this edge. */
  readonly mayTake: (edge: Edge, from: number) => boolean;
  readonly isWanted: (edge: Edge, from: Place) => boolean;
}

/** The shortest route from `start` whose last edge is wanted; null if there is none within `maxSteps`. */
export function routeTo(start: Place, search: Search): readonly Edge[] | null {
  const { exploration, cover, edgesAt, mayTake, isWanted, maxSteps } = search;
  const visits: Visit[] = [{ ...start, edge: null, from: -1 }];
  const depths = [0];
  /** By the last transition where it counts: 1 for each node that was seen after it. */
  const seen = new Map<string | null, Uint8Array>();
  /** Marks the place as seen and returns whether it was new. */
  const isNew = ({ node, before }: Place): boolean => {
    const last = cover === 'pairs' ? before : null;
    const nodes = seen.get(last) ?? new Uint8Array(exploration.nodes.length);
    seen.set(last, nodes);
    if (nodes[node] === 1) return false;
    nodes[node] = 1;
    return true;
  };
  isNew(start);
  for (let at = 0; at < visits.length; at += 1) {
    const visit = visits[at] as Visit;
    const depth = depths[at] ?? 0;
    if (depth >= maxSteps) return null;
    for (const edge of edgesAt(visit.node)) {
      if (isWanted(edge, visit)) return [...edgesBack(visits, at), edge];
      const place = { node: edge.to, before: lastTaken(edge.move, visit.before) };
      if (!mayTake(edge, visit.node) || !isNew(place)) continue;
      visits.push({ ...place, edge, from: at });
      depths.push(depth + 1);
    }
  }
  return null;
}

/** Whether the edge covers a remaining aim. */
export const coversAny =
  (cover: Cover, uncovered: ReadonlySet<string>) =>
  ({ move }: Edge, { before }: Place): boolean => {
    for (const aim of aimsOf(cover, move, before)) if (uncovered.has(aim)) return true;
    return false;
  };
