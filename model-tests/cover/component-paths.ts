import { type Components, componentsOf } from './components.ts';
import type { AimsLeft } from './aims-left.ts';
import type { NumberedEdge, NumberedExploration } from './numbered-exploration.ts';

interface Leaving {
  readonly edge: NumberedEdge;
  /** The component that it leads to. */
  readonly to: number;
}

/** An exploration by components, from the bottom up: the aims within each, and the edges that leave it. */
export interface ComponentGraph {
  readonly components: Components;
  readonly within: readonly (readonly number[])[];
  readonly leaving: readonly (readonly Leaving[])[];
}

/** For pairs, the aims that an edge covers regardless of the previous transition are only those of raised events. */
export function componentGraphOf({ exploration, edges }: NumberedExploration): ComponentGraph {
  const components = componentsOf(exploration);
  const within = Array.from({ length: components.count }, () => new Set<number>());
  const leaving = Array.from({ length: components.count }, (): Leaving[] => []);
  edges.forEach((outOf, node) => {
    const component = components.of[node] ?? 0;
    for (const edge of outOf) {
      const to = components.of[edge.to] ?? 0;
      if (to === component) for (const aim of edge.kind.aims) within[component]?.add(aim);
      else leaving[component]?.push({ edge, to });
    }
  });
  return { components, within: within.map((aims) => [...aims]), leaving };
}

const countIn = (aims: readonly number[], left: Uint8Array): number => {
  let count = 0;
  for (const aim of aims) count += left[aim] ?? 0;
  return count;
};

interface WayDown {
  readonly edge: NumberedEdge;
  /** The number of aims that the edge itself covers. */
  readonly own: number;
  /** Including those that can be covered below it. */
  readonly gain: number;
}

/** The edges with the highest gain; among these, those that cover most themselves. */
function bestOf(ways: readonly WayDown[]): ReadonlySet<NumberedEdge> {
  const gain = Math.max(...ways.map((way) => way.gain));
  const own = Math.max(...ways.filter((way) => way.gain === gain).map((way) => way.own));
  const isBest = (way: WayDown) => gain > 0 && way.gain === gain && way.own === own;
  return new Set(ways.filter(isBest).map(({ edge }) => edge));
}

/**
 * The edges out of `component` with the most left to cover below them. A path can't return after taking one. Components
 * are numbered so that edges lead to smaller numbers, so one pass from the bottom is enough.
 */
export function bestPathsDown(
  ground: ComponentGraph,
  component: number,
  { flags }: AimsLeft,
): ReadonlySet<NumberedEdge> {
  const { within, leaving } = ground;
  const gains = new Float64Array(component);
  const gainAlong = (own: number, { to }: Leaving): number => own + (gains[to] ?? 0);
  for (let at = 0; at < component; at += 1) {
    let below = 0;
    for (const way of leaving[at] ?? [])
      below = Math.max(below, gainAlong(countIn(way.edge.kind.aims, flags), way));
    gains[at] = countIn(within[at] ?? [], flags) + below;
  }
  return bestOf(
    (leaving[component] ?? []).map((way) => {
      const own = countIn(way.edge.kind.aims, flags);
      return { edge: way.edge, own, gain: gainAlong(own, way) };
    }),
  );
}
