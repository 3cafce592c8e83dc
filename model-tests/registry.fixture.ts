import { type RegisteredMachine, registry } from '../machines/registry.ts';
import { type Scenario, scenarios } from '../machines/testing/index.ts';

/** Every registered machine with its scenario. Throws for a machine without one. */
export const played: readonly (RegisteredMachine & { readonly scenario: Scenario })[] = registry.map(
  (entry) => {
    const scenario = scenarios[entry.id];
    if (scenario === undefined)
      throw new Error(`"${entry.id}" has no scenario in machines/testing/scenarios/.`);
    return { ...entry, scenario };
  },
);
