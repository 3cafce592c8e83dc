import type { Scenario } from '../../machines/testing/index.ts';

/** The input of a path, by its name in a table. */
export function scenarioInput(inputs: Scenario['inputs'], name: string): unknown {
  const begun = inputs[name];
  if (begun === undefined) throw new Error(`There is no input "${name}".`);
  return begun.input;
}
