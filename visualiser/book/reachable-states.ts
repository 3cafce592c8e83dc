import type { RegisteredMachine } from '../../machines/registry.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import { explore } from '../../model-tests/explore/explore.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';

/** The result of an exploration. */
export interface Reachable {
  /** The IDs of states and transitions. */
  readonly ids: ReadonlySet<string>;
  /** False if the scenario's limit ended the exploration, so that more may be reachable. */
  readonly isComplete: boolean;
}

/** Everything that is reachable in a scenario. */
export function reachableIn({ machine }: RegisteredMachine, scenario: Scenario): Reachable {
  const { beginnings, nodes, isComplete } = explore(simulate(machine, scenario), scenario.limit);
  const moves = [
    ...beginnings.map(({ edge }) => edge.move),
    ...nodes.flatMap(({ edges }) => edges.map(({ move }) => move)),
  ];
  const ids = new Set<string>();
  for (const { visited, taken } of moves) for (const id of [...visited, ...taken]) ids.add(id);
  return { ids, isComplete };
}
