import type { RegisteredMachine } from '../../machines/registry.ts';
import type { Scenario } from '../../machines/testing/index.ts';
import { type Exploration, explore } from './explore.ts';
import { simulate, type Simulation } from './simulation.ts';

/** A registered machine with its exploration. */
export interface ExploredMachine {
  readonly entry: RegisteredMachine;
  readonly scenario: Scenario;
  readonly simulation: Simulation;
  readonly exploration: Exploration;
}

/** Explores a machine once, as the basis of all paths. Takes seconds for a large chart. */
export function exploreMachine(entry: RegisteredMachine, scenario: Scenario): ExploredMachine {
  const simulation = simulate(entry.machine, scenario);
  return { entry, scenario, simulation, exploration: explore(simulation, scenario.limit) };
}
