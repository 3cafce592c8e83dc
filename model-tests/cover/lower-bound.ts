import type { Exploration } from '../explore/explore.ts';
import type { Move } from '../explore/simulation.types.ts';
import { type Cover, aimsOf } from './aims.ts';

/** A lower bound for every set of paths with the same coverage. */
export interface LowerBound {
  readonly paths: number;
  readonly steps: number;
}

/** An edge that covers an aim. The edge of an input has no source node. */
interface Spot {
  readonly edge: number;
  readonly from: number | null;
  readonly to: number;
}

/** The edges that cover each aim. Pairs are bounded by their transitions, which covering pairs also covers. */
function spotsOf(
  exploration: Exploration,
  cover: Cover,
  aims: ReadonlySet<string>,
): ReadonlyMap<string, readonly Spot[]> {
  const { beginnings, nodes } = exploration;
  const spots = new Map<string, Spot[]>();
  const bounded = cover === 'pairs' ? 'transitions' : cover;
  let edge = 0;
  const add = (move: Move, from: number | null, to: number) => {
    edge += 1;
    for (const aim of new Set(aimsOf(bounded, move, null))) {
      if (!aims.has(aim)) continue;
      const known = spots.get(aim) ?? [];
      known.push({ edge, from, to });
      spots.set(aim, known);
    }
  };
  beginnings.forEach((beginning) => add(beginning.edge.move, null, beginning.edge.to));
  nodes.forEach(({ edges }, from) => edges.forEach(({ move, to }) => add(move, from, to)));
  return spots;
}

function reachableFrom({ nodes }: Exploration, starts: readonly number[]): ReadonlySet<number> {
  const reached = new Set(starts);
  // A set that grows during iteration also yields the new elements.
  for (const node of reached) for (const { to } of nodes[node]?.edges ?? []) reached.add(to);
  return reached;
}

/** A greedy selection of members that all fit each other. */
function chosenTogether<Member>(
  members: readonly Member[],
  fits: (a: Member, b: Member) => boolean,
): readonly Member[] {
  return members.reduce<readonly Member[]>(
    (chosen, member) => (chosen.every((other) => fits(member, other)) ? [...chosen, member] : chosen),
    [],
  );
}

/**
 * Computes a lower bound of the paths and steps that cover `aims`. Two aims need two paths if no single step covers
 * both and neither can be covered after the other; a set of such aims bounds the paths. Two aims need two steps if no
 * step covers both. Both sets are chosen greedily, so the true minimum may be higher. `maxSteps` spreads the steps over
 * more paths.
 */
export function lowerBoundOf(
  exploration: Exploration,
  cover: Cover,
  maxSteps: number,
  aims: ReadonlySet<string>,
): LowerBound {
  const bounded = [...spotsOf(exploration, cover, aims).values()].map((spots) => ({
    spots,
    edges: new Set(spots.map(({ edge }) => edge)),
    sources: spots.flatMap(({ from }) => from ?? []),
    after: reachableFrom(
      exploration,
      spots.map(({ to }) => to),
    ),
  }));
  type Aim = (typeof bounded)[number];
  const isByOneStep = (a: Aim, b: Aim) => a.spots.some(({ edge }) => b.edges.has(edge));
  const isAfter = (a: Aim, b: Aim) => a.sources.some((node) => b.after.has(node));
  const needTwoPaths = (a: Aim, b: Aim) => !isByOneStep(a, b) && !isAfter(a, b) && !isAfter(b, a);
  const lastFirst = [...bounded].sort((a, b) => a.after.size - b.after.size);
  const rarestFirst = [...bounded].sort((a, b) => a.spots.length - b.spots.length);
  const steps = chosenTogether(rarestFirst, (a, b) => !isByOneStep(a, b)).filter(({ spots }) =>
    spots.every(({ from }) => from !== null),
  ).length;
  const paths = chosenTogether(lastFirst, needTwoPaths).length;
  return { paths: Math.max(paths, Math.ceil(steps / maxSteps)), steps };
}
