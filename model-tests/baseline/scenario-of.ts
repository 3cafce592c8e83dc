import type { RegisteredMachine } from '../../machines/registry.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { UsageError } from '../command-line.ts';

/** The scenario of a registered machine. Throws a {@link UsageError} if it has none. */
export function scenarioOf({ id }: RegisteredMachine): Scenario {
  const scenario = scenarios[id];
  if (scenario === undefined)
    throw new UsageError(`The flow "${id}" has no scenario in machines/testing/scenarios/.`);
  return scenario;
}
