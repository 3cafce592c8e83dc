import type { Exploration } from '../explore/explore.ts';
import type { Effect, Move } from '../explore/simulation.types.ts';
import { aimsOf, type Cover, pairOf } from './aims.ts';
import { componentsOf } from './components.ts';

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
  const listFor = (aim: string): Spot[] => {
    const list = spots.get(aim) ?? [];
    spots.set(aim, list);
    return list;
  };
  /** The lists that the edges of an effect join, which are the same for each. */
  const listsByEffect = new Map<Effect, readonly Spot[][]>();
  const add = (move: Move, from: number | null, to: number) => {
    edge += 1;
    const lists =
      listsByEffect.get(move.effect) ??
      [...new Set(aimsOf(bounded, move, null))].filter((aim) => aims.has(aim)).map(listFor);
    listsByEffect.set(move.effect, lists);
    const spot = { edge, from, to };
    for (const list of lists) list.push(spot);
  };
  beginnings.forEach((beginning) => add(beginning.edge.move, null, beginning.edge.to));
  nodes.forEach(({ edges }, from) => edges.forEach(({ move, to }) => add(move, from, to)));
  return spots;
}

/** Components that can be reached, a bit for each, and how many nodes they have. */
interface Reached {
  readonly bits: Uint32Array;
  readonly nodes: number;
}

const isIn = (bits: Uint32Array, component: number): boolean =>
  (((bits[component >>> 5] ?? 0) >>> (component & 31)) & 1) === 1;

const join = (bits: Uint32Array, others: Uint32Array): void => {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
};

/** The sum of the sizes whose bits are set. */
function sumAt(bits: Uint32Array, sizes: Uint32Array): number {
  let sum = 0;
  for (const [at, word] of bits.entries())
    for (let left = word; left !== 0; left &= left - 1)
      sum += sizes[32 * at + 31 - Math.clz32(left & -left)] ?? 0;
  return sum;
}

/** What each node leads to. Nodes of one component lead to the same ones. */
interface Reach {
  readonly componentOf: (node: number) => number;
  readonly from: (starts: readonly number[]) => Reached;
}

const knownReach = new WeakMap<Exploration, Reach>();

function reachIn(exploration: Exploration): Reach {
  const known = knownReach.get(exploration);
  if (known !== undefined) return known;
  const { nodes } = exploration;
  const { of, count } = componentsOf(exploration);
  const componentOf = (node: number): number => of[node] ?? 0;
  const none = () => new Uint32Array(Math.ceil(count / 32));
  const sizes = new Uint32Array(count);
  const leadsTo = Array.from({ length: count }, () => new Set<number>());
  nodes.forEach(({ edges }, node) => {
    const component = componentOf(node);
    sizes[component] = (sizes[component] ?? 0) + 1;
    for (const { to } of edges) leadsTo[component]?.add(componentOf(to));
  });
  // Edges lead to smaller numbers, so what these reach is known by then.
  const below: Uint32Array[] = [];
  leadsTo.forEach((others, component) => {
    const bits = none();
    bits[component >>> 5] = 1 << (component & 31);
    for (const other of others) if (other !== component) join(bits, below[other] ?? none());
    below.push(bits);
  });
  const from = (starts: readonly number[]): Reached => {
    const bits = none();
    for (const component of new Set(starts.map(componentOf))) join(bits, below[component] ?? none());
    return { bits, nodes: sumAt(bits, sizes) };
  };
  const reach = { componentOf, from };
  knownReach.set(exploration, reach);
  return reach;
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
 * How many pairs are of transitions that always belong to two steps. A step ends at most one of them, so each needs a
 * step of its own.
 */
function pairsAcrossSteps({ beginnings, nodes }: Exploration, aims: ReadonlySet<string>): number {
  const moves = [
    ...beginnings.map(({ edge }) => edge.move),
    ...nodes.flatMap(({ edges }) => edges.map(({ move }) => move)),
  ];
  const within = new Set(moves.flatMap((move) => aimsOf('pairs', move, null)));
  return [...aims].filter((aim) => pairOf(aim) !== null && !within.has(aim)).length;
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
  const reach = reachIn(exploration);
  const bounded = [...spotsOf(exploration, cover, aims).values()].map((spots) => ({
    spots,
    edges: new Set(spots.map(({ edge }) => edge)),
    sources: [...new Set(spots.flatMap(({ from }) => (from === null ? [] : reach.componentOf(from))))],
    after: reach.from(spots.map(({ to }) => to)),
  }));
  type Aim = (typeof bounded)[number];
  const isByOneStep = (a: Aim, b: Aim) => {
    const [rare, frequent] = a.spots.length < b.spots.length ? [a, b] : [b, a];
    return rare.spots.some(({ edge }) => frequent.edges.has(edge));
  };
  const isAfter = (a: Aim, b: Aim) => a.sources.some((component) => isIn(b.after.bits, component));
  const needTwoPaths = (a: Aim, b: Aim) => !isByOneStep(a, b) && !isAfter(a, b) && !isAfter(b, a);
  const lastFirst = [...bounded].sort((a, b) => a.after.nodes - b.after.nodes);
  const rarestFirst = [...bounded].sort((a, b) => a.spots.length - b.spots.length);
  const ownSteps = chosenTogether(rarestFirst, (a, b) => !isByOneStep(a, b)).filter(({ spots }) =>
    spots.every(({ from }) => from !== null),
  ).length;
  const steps = Math.max(ownSteps, cover === 'pairs' ? pairsAcrossSteps(exploration, aims) : 0);
  const paths = chosenTogether(lastFirst, needTwoPaths).length;
  return { paths: Math.max(paths, Math.ceil(steps / maxSteps)), steps };
}
