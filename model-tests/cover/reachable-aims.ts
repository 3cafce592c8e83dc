import type { Chart } from '../chart/chart.types.ts';
import { statesIn, transitionsIn } from '../chart/read-chart.ts';
import type { Edge, Exploration } from '../explore/explore.ts';
import type { Effect } from '../explore/simulation.types.ts';
import { aimsOf, type Cover, covers, isPair, pairText } from './aims.ts';

export type AimsByCover = Readonly<Record<Cover, ReadonlySet<string>>>;

const knownReachable = new WeakMap<Exploration, Map<number, AimsByCover>>();

/** Every aim that the exploration can reach in at most `maxSteps` steps, by cover. */
export function reachableAims(exploration: Exploration, maxSteps = Infinity): AimsByCover {
  const known = knownReachable.get(exploration) ?? new Map<number, AimsByCover>();
  knownReachable.set(exploration, known);
  const aims = known.get(maxSteps) ?? aimsWithin(exploration, maxSteps);
  known.set(maxSteps, aims);
  return aims;
}

type Step = Omit<Edge, 'stimulus'>;

/** An edge with the numbers of its first and last transition; 0 stands for none. */
interface EndsOfEdge {
  readonly edge: Step;
  readonly first: number;
  readonly last: number;
}

interface NumberedEnds {
  readonly beginnings: readonly EndsOfEdge[];
  /** By node. */
  readonly edges: readonly (readonly EndsOfEdge[])[];
  /** The names of the numbers. */
  readonly names: readonly string[];
}

const knownEnds = new WeakMap<Exploration, NumberedEnds>();

function endsIn(exploration: Exploration): NumberedEnds {
  const known = knownEnds.get(exploration);
  if (known !== undefined) return known;
  const names: string[] = [''];
  const numbers = new Map<string, number>();
  const numberOf = (name: string | undefined): number => {
    if (name === undefined) return 0;
    const number = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, number);
    return number;
  };
  const endsOf = (edge: Step): EndsOfEdge => ({
    edge,
    first: numberOf(edge.move.taken[0]),
    last: numberOf(edge.move.taken.at(-1)),
  });
  const ends = {
    beginnings: exploration.beginnings.map(({ edge }) => endsOf(edge)),
    edges: exploration.nodes.map(({ edges }) => edges.map(endsOf)),
    names,
  };
  knownEnds.set(exploration, ends);
  return ends;
}

/** Walks breadth first over nodes with the transition that led there, because pairs depend on it. */
function aimsWithin(exploration: Exploration, maxSteps: number): AimsByCover {
  const { beginnings, edges, names } = endsIn(exploration);
  const found = {
    states: new Set<string>(),
    transitions: new Set<string>(),
    guards: new Set<string>(),
    pairs: new Set<string>(),
  };
  /** By node and last transition, 1 where it was. */
  const seen = new Uint8Array(edges.length * names.length);
  const isNodeLeft = new Uint8Array(edges.length).fill(1);
  /** By two transitions, 1 where the second followed the first. */
  const followed = new Uint8Array(names.length * names.length);
  const added = new Set<Effect>();
  const add = ({ edge: { move } }: EndsOfEdge) => {
    if (added.has(move.effect)) return;
    added.add(move.effect);
    for (const cover of covers) for (const aim of aimsOf(cover, move, null)) found[cover].add(aim);
  };
  let places: { readonly node: number; readonly before: number }[] = [];
  const arrive = ({ edge: { to }, first, last }: EndsOfEdge, before: number) => {
    followed[before * names.length + first] = 1;
    const after = last === 0 ? before : last;
    const place = to * names.length + after;
    if (seen[place] === 1) return;
    seen[place] = 1;
    places.push({ node: to, before: after });
  };
  for (const edge of beginnings) {
    add(edge);
    arrive(edge, 0);
  }
  for (let steps = 0; steps < maxSteps && places.length > 0; steps += 1) {
    const here = places;
    places = [];
    for (const { node, before } of here) {
      const out = edges[node] ?? [];
      if (isNodeLeft[node] === 1) out.forEach(add);
      isNodeLeft[node] = 0;
      for (const edge of out) arrive(edge, before);
    }
  }
  followed.forEach((isFound, at) => {
    const [before, next] = [Math.floor(at / names.length), at % names.length];
    if (isFound === 1 && before > 0 && next > 0)
      found.pairs.add(pairText(names[before] ?? '', names[next] ?? ''));
  });
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
