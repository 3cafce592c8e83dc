import type { RegisteredMachine } from '../../machines/registry.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import { explore } from '../../model-tests/explore/explore.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';

/** What a walk found. */
export interface Reached {
  /** Of states and transitions. */
  readonly ids: ReadonlySet<string>;
  /** False where the limit of the scenario ended the walk: what was not found may happen. */
  readonly isComplete: boolean;
}

/** Everything that a scenario can bring about. */
export function reachedFrom({ machine }: RegisteredMachine, scenario: Scenario): Reached {
  const { beginnings, nodes, isComplete } = explore(simulate(machine, scenario), scenario.limit);
  const moves = [
    ...beginnings.map(({ edge }) => edge.move),
    ...nodes.flatMap(({ edges }) => edges.map(({ move }) => move)),
  ];
  const ids = new Set<string>();
  for (const { visited, taken } of moves) for (const id of [...visited, ...taken]) ids.add(id);
  return { ids, isComplete };
}
