import { followStimuli } from '../cover/follow-stimuli.ts';
import type { Path } from '../cover/path.types.ts';
import type { Edge } from '../explore/explore.ts';
import type { ExploredMachine } from '../explore/explored-machine.ts';
import type { Move } from '../explore/simulation.types.ts';

/** A position of the search: a node of the exploration, and how many of the wanted states were passed before it. */
interface Position {
  readonly node: number;
  readonly passed: number;
  readonly input: string;
  readonly labels: readonly string[];
}

/** How many of the wanted states are passed after `move`, which may pass several. */
function passedAfter(
  { visited }: Pick<Move, 'visited'>,
  before: number,
  requested: readonly ReadonlySet<string>[],
): number {
  let passed = before;
  while (requested[passed] !== undefined && visited.some((id) => requested[passed]?.has(id))) passed += 1;
  return passed;
}

/**
 * The shortest path that passes a state of each set, in their order. Null if the exploration has none of at most
 * `maxSteps` steps.
 */
export function shortestPathPassing(
  { simulation, exploration }: Pick<ExploredMachine, 'simulation' | 'exploration'>,
  requested: readonly ReadonlySet<string>[],
  maxSteps: number,
): Path | null {
  const { beginnings, nodes } = exploration;
  const seen = new Set<string>();
  const positions: Position[] = [];
  const arrive = ({ move, to }: Omit<Edge, 'stimulus'>, before: Omit<Position, 'node'>): void => {
    const position = { ...before, node: to, passed: passedAfter(move, before.passed, requested) };
    const name = `${position.node} ${position.passed}`;
    if (seen.has(name)) return;
    seen.add(name);
    positions.push(position);
  };
  for (const { input, edge } of beginnings) arrive(edge, { passed: 0, input, labels: [] });
  for (const { node, passed, input, labels } of positions) {
    if (passed === requested.length) return followStimuli(simulation, input, labels);
    if (labels.length === maxSteps) continue;
    for (const edge of nodes[node]?.edges ?? [])
      arrive(edge, { passed, input, labels: [...labels, edge.stimulus.label] });
  }
  return null;
}
