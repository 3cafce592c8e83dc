import type { RegisteredMachine } from '../../machines/registry.ts';
import { type Scenario, scenariosIn, situations, tokenOf } from '../../machines/testing/index.ts';
import { readChart, statesIn, transitionsIn } from '../../model-tests/chart/read-chart.ts';
import { type Reachable, reachableIn } from './reachable-states.ts';
import type { Outlook } from './book.types.ts';

/**
 * What is impossible in a flow, for every situation of a purchase; empty for a flow that doesn't start with a purchase.
 */
export function machineViewsOf(entry: RegisteredMachine): readonly Outlook[] {
  const scenarioIn = scenariosIn[entry.id];
  if (scenarioIn === undefined) return [];
  const chart = readChart(entry);
  const all = [...statesIn(chart.root), ...transitionsIn(chart)].map(({ id }) => id);
  // Situations with the same scenario share an exploration.
  const walked = new Map<string, Reachable>();
  const walk = (scenario: Scenario): Reachable => {
    const differing = JSON.stringify([scenario.inputs, scenario.events]);
    const reached = walked.get(differing) ?? reachableIn(entry, scenario);
    walked.set(differing, reached);
    return reached;
  };
  return situations.map((situation) => {
    const { ids, isComplete } = walk(scenarioIn(situation));
    return { situation: tokenOf(situation), cannot: all.filter((id) => !ids.has(id)), isComplete };
  });
}
