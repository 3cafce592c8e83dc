import type { RegisteredMachine } from '../../machines/registry.ts';
import { purchaseOfInput, type Scenario, scenarios } from '../../machines/testing/index.ts';
import { readChart, statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import type { Reach } from './book.types.ts';
import { reachableIn } from './reachable-states.ts';

function reachOf(entry: RegisteredMachine, scenario: Scenario, input: string): Reach {
  const only = { ...scenario, inputs: { [input]: scenario.inputs[input] } } as Scenario;
  const { ids, isComplete } = reachableIn(entry, only);
  const chart = readChart(entry);
  const idsReached = (all: readonly { readonly id: string }[]) =>
    all.map(({ id }) => id).filter((id) => ids.has(id));
  return {
    input,
    states: idsReached(statesIn(chart.root)),
    transitions: idsReached(transitionsIn(chart)),
    isComplete,
  };
}

/**
 * Whether the inputs of a scenario are purchases, which the choice of country, bundle and role already distinguishes.
 */
const isBegunByPurchases = (scenario: Scenario): boolean =>
  Object.keys(scenario.inputs).some((input) => purchaseOfInput(input) !== null);

/** What is reachable from each input; empty for a machine with a single input, or with purchases as inputs. */
export function reachesOf(entry: RegisteredMachine): readonly Reach[] {
  const scenario = scenarios[entry.id];
  const inputs = Object.keys(scenario?.inputs ?? {});
  if (scenario === undefined || inputs.length < 2 || isBegunByPurchases(scenario)) return [];
  return inputs.map((input) => reachOf(entry, scenario, input));
}
