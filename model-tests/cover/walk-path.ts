import type { Edge, Exploration } from '../explore/explore.ts';
import type { Simulation } from '../explore/simulation.ts';
import { type Cover, aimsOf, lastTaken } from './aims.ts';
import { bestWaysDown, type Ground } from './way-down.ts';
import type { Path, PathStep } from './path.types.ts';
import { coversAny, type Place, routeTo } from './route.ts';

export interface Walk {
  readonly simulation: Simulation;
  readonly exploration: Exploration;
  readonly ground: Ground;
  readonly cover: Cover;
  /** Infinity for paths of any length. */
  readonly maxSteps: number;
  readonly edgesAt: (node: number) => readonly Edge[];
}

type Planner = (place: Place, uncovered: ReadonlySet<string>, stepsLeft: number) => readonly Edge[] | null;

/** Plans a route to the nearest edge that covers a remaining aim. */
const nearest =
  ({ exploration, cover, edgesAt }: Walk): Planner =>
  (place, uncovered, maxSteps) =>
    routeTo(place, {
      exploration,
      cover,
      maxSteps,
      edgesAt,
      mayTake: () => true,
      isWanted: coversAny(cover, uncovered),
    });

/**
 * Plans a route to the nearest such edge within the component, otherwise out of it along the route with the most left
 * to cover.
 */
const nearestThenDown = (walk: Walk): Planner => {
  const { exploration, ground, cover, edgesAt } = walk;
  const { components } = ground;
  return (place, uncovered, maxSteps) => {
    const component = components.of[place.node];
    const isWithin = (edge: Edge) => components.of[edge.to] === component;
    const isUncovered = coversAny(cover, uncovered);
    const search = { exploration, cover, maxSteps, edgesAt, mayTake: isWithin };
    const within = routeTo(place, {
      ...search,
      isWanted: (edge, from) => isWithin(edge) && isUncovered(edge, from),
    });
    if (within !== null) return within;
    const ways = bestWaysDown(ground, component ?? 0, uncovered);
    return routeTo(place, { ...search, isWanted: (edge) => ways.has(edge) });
  };
};

/**
 * Walks one path from `beginning` that covers as much of `uncovered` as it finds, and removes it from the set. Every
 * step uses the path's own snapshot. If a step leads elsewhere than planned, the rest is planned again.
 */
function followed(walk: Walk, plan: Planner, beginning: number, uncovered: Set<string>): Path {
  const { simulation, exploration, cover, maxSteps } = walk;
  const { input } = exploration.beginnings[beginning] as Exploration['beginnings'][number];
  const first = simulation.begin(input);
  const steps: PathStep[] = [];
  let useful = 0;
  let standing = first.to;
  let place: Place = { node: exploration.indexByKey.get(standing.key) ?? 0, before: lastTaken(first, null) };
  aimsOf(cover, first, null).forEach((aim) => uncovered.delete(aim));
  for (;;) {
    const route = plan(place, uncovered, maxSteps - steps.length);
    if (route === null) break;
    for (const edge of route) {
      const move = simulation.move(standing, edge.stimulus);
      steps.push({ stimulus: edge.stimulus, move });
      const found = aimsOf(cover, move, place.before).filter((aim) => uncovered.delete(aim));
      if (found.length > 0) useful = steps.length;
      standing = move.to;
      const node = exploration.indexByKey.get(standing.key);
      if (node === undefined) return { input, beginning: first, steps: steps.slice(0, useful) };
      place = { node, before: lastTaken(move, place.before) };
      if (node !== edge.to) break;
    }
    if (steps.length - useful > exploration.nodes.length) break;
  }
  return { input, beginning: first, steps: steps.slice(0, useful) };
}

/** An unused input comes first; otherwise one input for each place that inputs lead to. */
function beginningsToTry({ exploration, cover }: Walk, uncovered: ReadonlySet<string>): readonly number[] {
  const edges = exploration.beginnings.map(({ edge }) => edge);
  const isNew = ({ move }: (typeof edges)[number]) =>
    aimsOf(cover, move, null).some((aim) => uncovered.has(aim));
  const fresh = edges.findIndex(isNew);
  if (fresh >= 0) return [fresh];
  const places = edges.map(({ to }) => to);
  return [...places.keys()].filter((index) => places.indexOf(places[index] ?? 0) === index);
}

/** The next path; null if nothing more can be covered. */
export function nextPath(walk: Walk, uncovered: Set<string>): Path | null {
  const planners = walk.maxSteps === Infinity ? [nearestThenDown(walk), nearest(walk)] : [nearest(walk)];
  for (const plan of planners) {
    const tries = beginningsToTry(walk, uncovered).map((beginning) => {
      const left = new Set(uncovered);
      return { path: followed(walk, plan, beginning, left), left };
    });
    const best = tries.reduce((most, next) => (next.left.size < most.left.size ? next : most));
    if (best.left.size === uncovered.size) continue;
    uncovered.forEach((aim) => best.left.has(aim) || uncovered.delete(aim));
    return best.path;
  }
  return null;
}
