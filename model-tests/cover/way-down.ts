import type { Edge, Exploration } from '../explore/explore.ts';
import { type Cover, aimsOf } from './aims.ts';
import { type Components, componentsOf } from './components.ts';

/** An exploration by components, from the bottom up: the aims within each, and the edges that leave it. */
export interface Ground {
  readonly components: Components;
  readonly within: readonly ReadonlySet<string>[];
  readonly leaving: readonly (readonly Edge[])[];
}

/**
 * The aims that an edge covers regardless of the previous transition. For pairs, these are only those of raised events.
 */
const aimsBeforeAll = (cover: Cover, { move }: Edge): readonly string[] => aimsOf(cover, move, null);

export function groundOf(exploration: Exploration, cover: Cover): Ground {
  const components = componentsOf(exploration);
  const within = Array.from({ length: components.count }, () => new Set<string>());
  const leaving = Array.from({ length: components.count }, (): Edge[] => []);
  exploration.nodes.forEach(({ edges }, node) => {
    const component = components.of[node] ?? 0;
    for (const edge of edges)
      if (components.of[edge.to] === component)
        for (const aim of aimsBeforeAll(cover, edge)) within[component]?.add(aim);
      else leaving[component]?.push(edge);
  });
  return { components, within, leaving };
}

const countIn = (aims: Iterable<string>, uncovered: ReadonlySet<string>): number => {
  let count = 0;
  for (const aim of aims) if (uncovered.has(aim)) count += 1;
  return count;
};

interface WayDown {
  readonly edge: Edge;
  /** The number of aims that the edge itself covers. */
  readonly own: number;
  /** Including those that can be covered below it. */
  readonly gain: number;
}

/** The edges with the highest gain; among these, those that cover most themselves. */
function bestOf(ways: readonly WayDown[]): ReadonlySet<Edge> {
  const gain = Math.max(...ways.map((way) => way.gain));
  const own = Math.max(...ways.filter((way) => way.gain === gain).map((way) => way.own));
  const isBest = (way: WayDown) => gain > 0 && way.gain === gain && way.own === own;
  return new Set(ways.filter(isBest).map(({ edge }) => edge));
}

/**
 * The edges out of `component` with the most left to cover below them. A path can't return after taking one. Components
 * are numbered so that edges lead to smaller numbers, so one pass from the bottom is enough.
 */
export function bestWaysDown(
  { components, within, leaving }: Ground,
  cover: Cover,
  component: number,
  uncovered: ReadonlySet<string>,
): ReadonlySet<Edge> {
  const gains: number[] = [];
  const wayAlong = (edge: Edge): WayDown => {
    const own = countIn(aimsBeforeAll(cover, edge), uncovered);
    return { edge, own, gain: own + (gains[components.of[edge.to] ?? 0] ?? 0) };
  };
  for (let at = 0; at < component; at += 1) {
    let below = 0;
    for (const edge of leaving[at] ?? []) below = Math.max(below, wayAlong(edge).gain);
    gains.push(countIn(within[at] ?? [], uncovered) + below);
  }
  return bestOf((leaving[component] ?? []).map(wayAlong));
}
