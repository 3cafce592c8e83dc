import type { Edge, Exploration } from '../explore/explore.ts';
import { type Cover, aimsOf } from './aims.ts';
import type { Components } from './components.ts';

interface Ground {
  readonly exploration: Exploration;
  readonly components: Components;
  readonly cover: Cover;
}

/** What an edge covers whatever came before it; of a pair only its second half is known here. */
const countOf = (cover: Cover, edge: Edge, uncovered: ReadonlySet<string>): number =>
  aimsOf(cover, edge.move, null).filter((aim) => uncovered.has(aim)).length;

interface WayDown {
  readonly edge: Edge;
  /** What the edge covers itself. */
  readonly own: number;
  /** With what can be covered below it. */
  readonly gain: number;
}

/** Those with most below them; among these, those that cover most at once. */
function bestOf(ways: readonly WayDown[]): ReadonlySet<Edge> {
  const gain = Math.max(...ways.map((way) => way.gain));
  const own = Math.max(...ways.filter((way) => way.gain === gain).map((way) => way.own));
  const isBest = (way: WayDown) => gain > 0 && way.gain === gain && way.own === own;
  return new Set(ways.filter(isBest).map(({ edge }) => edge));
}

/**
 * The edges out of `component` below which most is left to cover, where a path can no longer come back. Components are
 * numbered so that ways lead to smaller numbers, so one pass from below is enough.
 */
export function bestWaysDown(
  { exploration: { nodes }, components, cover }: Ground,
  component: number,
  uncovered: ReadonlySet<string>,
): ReadonlySet<Edge> {
  const members: number[][] = Array.from({ length: component + 1 }, () => []);
  components.of.forEach((of, node) => members[of]?.push(node));
  const gains: number[] = [];
  let ways: readonly WayDown[] = [];
  for (const nodesOfComponent of members) {
    const at = gains.length;
    const edges = nodesOfComponent.flatMap((node) => nodes[node]?.edges ?? []);
    const isWithin = ({ to }: Edge) => components.of[to] === at;
    const within = edges.filter(isWithin).flatMap(({ move }) => aimsOf(cover, move, null));
    ways = edges
      .filter((edge) => !isWithin(edge))
      .map((edge) => {
        const own = countOf(cover, edge, uncovered);
        return { edge, own, gain: own + (gains[components.of[edge.to] ?? 0] ?? 0) };
      });
    const found = new Set(within.filter((aim) => uncovered.has(aim))).size;
    gains.push(found + ways.reduce((most, { gain }) => Math.max(most, gain), 0));
  }
  return bestOf(ways);
}
