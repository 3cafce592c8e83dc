import type { Edge, Exploration } from '../explore/explore.ts';
import { type Cover, aimsOf } from './aims.ts';
import { type Components, componentsOf } from './components.ts';

interface Leaving {
  readonly edge: Edge;
  /** The component that it leads to. */
  readonly to: number;
  readonly aims: readonly number[];
}

/**
 * An exploration by components, from the bottom up: the aims within each, and the edges that leave it. Aims are numbered,
 * because counting those that are left is most of the work.
 */
export interface Ground {
  readonly components: Components;
  readonly numbers: ReadonlyMap<string, number>;
  readonly within: readonly (readonly number[])[];
  readonly leaving: readonly (readonly Leaving[])[];
}

/** For pairs, the aims that an edge covers regardless of the previous transition are only those of raised events. */
export function groundOf(exploration: Exploration, cover: Cover): Ground {
  const components = componentsOf(exploration);
  const numbers = new Map<string, number>();
  const numberOf = (aim: string): number => {
    const number = numbers.get(aim) ?? numbers.size;
    numbers.set(aim, number);
    return number;
  };
  const within = Array.from({ length: components.count }, () => new Set<number>());
  const leaving = Array.from({ length: components.count }, (): Leaving[] => []);
  exploration.nodes.forEach(({ edges }, node) => {
    const component = components.of[node] ?? 0;
    for (const edge of edges) {
      const aims = aimsOf(cover, edge.move, null).map(numberOf);
      const to = components.of[edge.to] ?? 0;
      if (to === component) for (const aim of aims) within[component]?.add(aim);
      else leaving[component]?.push({ edge, to, aims });
    }
  });
  return { components, numbers, within: within.map((aims) => [...aims]), leaving };
}

/** For each number of an aim, 1 if it is left and otherwise 0. */
function leftOf({ numbers }: Ground, uncovered: ReadonlySet<string>): Uint8Array {
  const left = new Uint8Array(numbers.size);
  for (const aim of uncovered) {
    const number = numbers.get(aim);
    if (number !== undefined) left[number] = 1;
  }
  return left;
}

const countIn = (aims: readonly number[], left: Uint8Array): number => {
  let count = 0;
  for (const aim of aims) count += left[aim] ?? 0;
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
  ground: Ground,
  component: number,
  uncovered: ReadonlySet<string>,
): ReadonlySet<Edge> {
  const { within, leaving } = ground;
  const left = leftOf(ground, uncovered);
  const gains = new Float64Array(component);
  const gainAlong = (own: number, { to }: Leaving): number => own + (gains[to] ?? 0);
  for (let at = 0; at < component; at += 1) {
    let below = 0;
    for (const way of leaving[at] ?? []) below = Math.max(below, gainAlong(countIn(way.aims, left), way));
    gains[at] = countIn(within[at] ?? [], left) + below;
  }
  return bestOf(
    (leaving[component] ?? []).map((way) => {
      const own = countIn(way.aims, left);
      return { edge: way.edge, own, gain: gainAlong(own, way) };
    }),
  );
}
