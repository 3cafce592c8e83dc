import type { Simulation } from '../explore/simulation.ts';
import { aimsOf, lastTaken } from './aims.ts';
import type { AimsLeft } from './aims-left.ts';
import { noTransition, type NumberedEdge, type NumberedExploration } from './numbered-exploration.ts';
import type { OrderedEdges } from './ordered-edges.ts';
import type { Path, PathStep } from './path.types.ts';
import { coversAny, type Place, routeTo, type SeenPlaces } from './route.ts';
import { bestPathsDown, type ComponentGraph } from './component-paths.ts';

export interface Walk {
  readonly simulation: Simulation;
  readonly numbered: NumberedExploration;
  readonly ground: ComponentGraph;
  readonly seen: SeenPlaces;
  /** Infinity for paths of any length. */
  readonly maxSteps: number;
  readonly ordered: OrderedEdges;
}

type Planner = (place: Place, left: AimsLeft, stepsLeft: number) => readonly NumberedEdge[] | null;

/** Plans a route to the nearest edge that covers a remaining aim. */
const nearest =
  ({ numbered, seen, ordered }: Walk): Planner =>
  (place, left, maxSteps) => {
    const isWanted = coversAny(numbered, ordered, left);
    return routeTo(place, { seen, maxSteps, ordered, mayPass: () => true, isWanted });
  };

/**
 * Plans a route to the nearest such edge within the component, otherwise out of it along the route with the most left
 * to cover.
 */
const nearestThenDown = ({ numbered, ground, seen, ordered }: Walk): Planner => {
  const { components } = ground;
  return (place, left, maxSteps) => {
    const component = components.of[place.node];
    const isWithin = (node: number) => components.of[node] === component;
    const isLeft = coversAny(numbered, ordered, left);
    const search = { seen, maxSteps, ordered, mayPass: isWithin };
    const within = routeTo(place, {
      ...search,
      isWanted: (edge, before) => isWithin(ordered.to[edge] ?? 0) && isLeft(edge, before),
    });
    if (within !== null) return within;
    const ways = bestPathsDown(ground, component ?? 0, left);
    return routeTo(place, { ...search, isWanted: (edge) => ways.has(ordered.edges[edge] as NumberedEdge) });
  };
};

/**
 * Walks one path from `beginning` that covers as much of `left` as it finds, and removes it from there. Every step uses
 * the path's own snapshot. If a step leads elsewhere than planned, the rest is planned again.
 */
function followPlan(walk: Walk, plan: Planner, beginning: number, left: AimsLeft): Path {
  const { simulation, numbered, maxSteps } = walk;
  const { exploration, cover, transitions } = numbered;
  const { input } = exploration.beginnings[beginning] as (typeof exploration.beginnings)[number];
  const first = simulation.begin(input);
  const steps: PathStep[] = [];
  let useful = 0;
  let restingState = first.to;
  let before = lastTaken(first, null);
  let node = exploration.indexByKey.get(restingState.key);
  /** Where it was since it last covered an aim. What was planned there led elsewhere, and would again. */
  const planned = new Set<string>();
  aimsOf(cover, first, null).forEach((aim) => left.delete(aim));
  for (;;) {
    const place = { node: node ?? 0, before: transitions.get(before ?? '') ?? noTransition };
    const here = `${place.node} ${place.before}`;
    if (planned.has(here)) break;
    planned.add(here);
    const route = plan(place, left, maxSteps - steps.length);
    if (route === null) break;
    for (const edge of route) {
      const move = simulation.move(restingState, edge.stimulus);
      steps.push({ stimulus: edge.stimulus, move });
      const found = aimsOf(cover, move, before).filter((aim) => left.delete(aim));
      if (found.length > 0) {
        useful = steps.length;
        planned.clear();
      }
      restingState = move.to;
      before = lastTaken(move, before);
      node = exploration.indexByKey.get(restingState.key);
      if (node === undefined) return { input, beginning: first, steps: steps.slice(0, useful) };
      if (node !== edge.to) break;
    }
  }
  return { input, beginning: first, steps: steps.slice(0, useful) };
}

/** An unused input comes first; otherwise one input for each place that inputs lead to. */
function beginningsToTry({ numbered }: Walk, left: AimsLeft): readonly number[] {
  const fresh = numbered.beginnings.findIndex((kind) => left.hasAnyOf(kind));
  if (fresh >= 0) return [fresh];
  const places = numbered.exploration.beginnings.map(({ edge }) => edge.to);
  return [...places.keys()].filter((index) => places.indexOf(places[index] ?? 0) === index);
}

/** The next path, without whose aims `left` then is; null if nothing more can be covered. */
export function nextPath(
  walk: Walk,
  left: AimsLeft,
): { readonly path: Path; readonly left: AimsLeft } | null {
  const planners = walk.maxSteps === Infinity ? [nearestThenDown(walk), nearest(walk)] : [nearest(walk)];
  for (const plan of planners) {
    const tries = beginningsToTry(walk, left).map((beginning) => {
      const after = left.copy();
      return { path: followPlan(walk, plan, beginning, after), left: after };
    });
    const best = tries.reduce((most, next) => (next.left.size < most.left.size ? next : most));
    if (best.left.size < left.size) return best;
  }
  return null;
}
