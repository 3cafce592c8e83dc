import type { Chart } from '../chart/chart.types.ts';
import { statesIn, transitionsIn } from '../chart/read-chart.ts';
import type { Edge, Exploration } from '../explore/explore.ts';
import type { Move } from '../explore/simulation.types.ts';

/**
 * What paths can be asked to cover. A pair is a transition and its successor. Covering pairs also covers transitions.
 */
export const covers = ['states', 'transitions', 'guards', 'pairs'] as const;
export type Cover = (typeof covers)[number];

const follows = ' ⇒ ';

const isPair = (aim: string): boolean => aim.includes(follows);

/** The two transitions of a pair; null for another aim. */
export const pairOf = (aim: string): readonly string[] | null => (isPair(aim) ? aim.split(follows) : null);

const knownTransitionAims = new WeakMap<Move, readonly string[]>();

/** Includes every input and every outcome of every service, for each first transition that it causes. */
function transitionAims(move: Move): readonly string[] {
  const { taken, played } = move;
  if (played === null) return taken;
  const aims = knownTransitionAims.get(move) ?? [...taken, [played, ...taken.slice(0, 1)].join(' by ')];
  knownTransitionAims.set(move, aims);
  return aims;
}

const knownPairAims = new WeakMap<Move, Map<string | null, readonly string[]>>();

/**
 * Cached because the same pairs are looked up hundreds of thousands of times, and reusing the strings is far faster.
 */
function pairAims(move: Move, before: string | null): readonly string[] {
  const known = knownPairAims.get(move) ?? new Map<string | null, readonly string[]>();
  knownPairAims.set(move, known);
  const { taken } = move;
  const found = known.get(before);
  if (found !== undefined) return found;
  const following = before === null ? taken : [before, ...taken];
  const pairs = following.slice(1).map((transition, index) => `${following[index]}${follows}${transition}`);
  const aims = [...transitionAims(move), ...pairs];
  known.set(before, aims);
  return aims;
}

/** The IDs of the aims that one step of a path covers. `before` is the last transition of the previous step. */
const aimsByCover: Readonly<Record<Cover, (move: Move, before: string | null) => readonly string[]>> = {
  states: ({ visited }) => visited,
  transitions: transitionAims,
  guards: ({ guards }) => guards,
  pairs: pairAims,
};

export const aimsOf = (cover: Cover, move: Move, before: string | null): readonly string[] =>
  aimsByCover[cover](move, before);

/** The last transition after a move; unchanged if the move takes none. */
export const lastTaken = (move: Move, before: string | null): string | null => move.taken.at(-1) ?? before;

type AimsByCover = Readonly<Record<Cover, ReadonlySet<string>>>;

const knownReachable = new WeakMap<Exploration, Map<number, AimsByCover>>();

/** Every aim that the exploration can reach in at most `maxSteps` steps, by cover. */
export function reachableAims(exploration: Exploration, maxSteps = Infinity): AimsByCover {
  const known = knownReachable.get(exploration) ?? new Map<number, AimsByCover>();
  knownReachable.set(exploration, known);
  const aims = known.get(maxSteps) ?? aimsWithin(exploration, maxSteps);
  known.set(maxSteps, aims);
  return aims;
}

function aimsWithin({ beginnings, nodes }: Exploration, maxSteps: number): AimsByCover {
  const found = {
    states: new Set<string>(),
    transitions: new Set<string>(),
    guards: new Set<string>(),
    pairs: new Set<string>(),
  };
  const add = (move: Move, before: string | null) => {
    for (const cover of covers) for (const aim of aimsOf(cover, move, before)) found[cover].add(aim);
  };
  const befores = nodes.map(() => new Set<string | null>());
  /** The place that an edge leads to, unless it was reached before after the same transition. */
  const arrivalsBy = ({ move, to }: Omit<Edge, 'stimulus'>, before: string | null) => {
    add(move, before);
    const last = lastTaken(move, before);
    const known = befores[to];
    if (known === undefined || known.has(last)) return [];
    known.add(last);
    return [{ node: to, before: last }];
  };
  let places = beginnings.flatMap(({ edge }) => arrivalsBy(edge, null));
  for (let steps = 0; steps < maxSteps && places.length > 0; steps += 1)
    places = places.flatMap(({ node, before }) =>
      (nodes[node]?.edges ?? []).flatMap((edge) => arrivalsBy(edge, before)),
    );
  return found;
}

/**
 * Every aim in the chart, without the root, which no drawing shows as a state. The pairs are those that can occur,
 * which only an exploration can find.
 */
export function aimsOfChart(
  chart: Chart,
  exploration: Exploration,
): Readonly<Record<Cover, readonly string[]>> {
  const transitions = transitionsIn(chart);
  return {
    states: chart.root.states.flatMap(statesIn).map(({ id }) => id),
    transitions: transitions.map(({ id }) => id),
    guards: transitions
      .filter(({ guard }) => guard !== null)
      .flatMap(({ id }) => [`${id} is true`, `${id} is false`]),
    pairs: [...reachableAims(exploration).pairs].filter(isPair).sort(),
  };
}
