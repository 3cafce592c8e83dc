import { type Exploration, exploreInPieces, type InPieces } from '../../model-tests/explore/explore.ts';
import type { Simulation } from '../../model-tests/explore/simulation.ts';
import type { Move } from '../../model-tests/explore/simulation.types.ts';
import { beginRun, presentMove, type Run } from './run.ts';

/** Cached explorations of each simulation, by limit. */
const walked = new WeakMap<Simulation, Map<number, Exploration>>();

function* exploreAll(simulation: Simulation, limit: number): InPieces<Exploration> {
  const walks = walked.get(simulation) ?? new Map<number, Exploration>();
  const exploration = walks.get(limit) ?? (yield* exploreInPieces(simulation, limit));
  walked.set(simulation, walks.set(limit, exploration));
  return exploration;
}

/**
 * The shortest runs to every resting state, shortest first. It explores everything, which takes seconds the first time.
 */
export function* shortestRuns(simulation: Simulation, limit: number): InPieces<readonly Run[]> {
  const { beginnings, nodes } = yield* exploreAll(simulation, limit);
  const ways = new Map<number, Run>();
  for (const { input, edge } of beginnings)
    if (!ways.has(edge.to)) ways.set(edge.to, beginRun(simulation, input));
  // Iterating over a map includes entries added meanwhile, oldest first.
  for (const [node, run] of ways)
    for (const { stimulus, move, to } of nodes[node]?.edges ?? [])
      if (!ways.has(to)) {
        const steps = [...run.steps, { stimulus, move }];
        ways.set(to, { ...run, steps, at: steps.length });
      }
  return [...ways.values()];
}

const enters = ({ visited }: Move, state: string): boolean => visited.includes(state);

/** The shortest run that rests in a state, or else passes it; null if there is none within the limit. */
function* runWithin(simulation: Simulation, state: string, limit: number): InPieces<Run | null> {
  const runs = yield* shortestRuns(simulation, limit);
  const resting = runs.find((run) => presentMove(run).to.states.includes(state));
  if (resting !== undefined) return resting;
  const { nodes, indexByKey } = yield* exploreAll(simulation, limit);
  for (const run of runs)
    for (const { stimulus, move } of nodes[indexByKey.get(presentMove(run).to.key) ?? -1]?.edges ?? [])
      if (enters(move, state)) {
        const steps = [...run.steps, { stimulus, move }];
        return { ...run, steps, at: steps.length };
      }
  return null;
}

/** The share of the limit for a first, short exploration, which finds most states. It is breadth first. */
const nearShare = 0.1;

/**
 * The shortest run that enters a state, or passes it if nobody can rest there. Null if no run was found within the
 * limit.
 */
export function* shortestRunTo(simulation: Simulation, state: string, limit: number): InPieces<Run | null> {
  for (const input of simulation.inputs) {
    const begun = beginRun(simulation, input);
    if (enters(begun.beginning, state)) return begun;
  }
  const near = yield* runWithin(simulation, state, Math.ceil(limit * nearShare));
  return near ?? (yield* runWithin(simulation, state, limit));
}
