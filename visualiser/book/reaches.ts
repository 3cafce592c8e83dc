import type { RegisteredMachine } from '../../machines/registry.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { explore } from '../../model-tests/explore/explore.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';
import type { Reach } from './book.types.ts';

function reachOf({ machine }: RegisteredMachine, scenario: Scenario, input: string): Reach {
  const only = { ...scenario, inputs: { [input]: scenario.inputs[input] } } as Scenario;
  const { beginnings, nodes, isComplete } = explore(simulate(machine, only), scenario.limit);
  const moves = [
    ...beginnings.map(({ edge }) => edge.move),
    ...nodes.flatMap(({ edges }) => edges.map(({ move }) => move)),
  ];
  return {
    input,
    states: [...new Set(moves.flatMap(({ visited }) => visited))],
    transitions: [...new Set(moves.flatMap(({ taken }) => taken))],
    isComplete,
  };
}

/** What each input can bring about; empty for a machine that begins in one way only. */
export function reachesOf(entry: RegisteredMachine): readonly Reach[] {
  const scenario = scenarios[entry.id];
  const inputs = Object.keys(scenario?.inputs ?? {});
  if (scenario === undefined || inputs.length < 2) return [];
  return inputs.map((input) => reachOf(entry, scenario, input));
}
