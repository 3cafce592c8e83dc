import { join } from 'node:path';
import { type RegisteredMachine, registry } from '../machines/registry.ts';
import { type Scenario, scenarios } from '../machines/testing/index.ts';
import { readChart, transitionsIn } from './chart/read-chart.ts';
import { proofsOf } from './proved/proofs.ts';

export type PlayedMachine = RegisteredMachine & { readonly scenario: Scenario };

/** Every registered machine with its scenario. Throws for a machine without one. */
export const played: readonly PlayedMachine[] = registry.map((entry) => {
  const scenario = scenarios[entry.id];
  if (scenario === undefined)
    throw new Error(`"${entry.id}" has no scenario in machines/testing/scenarios/.`);
  return { ...entry, scenario };
});

const sizeOf = (machine: PlayedMachine): number => transitionsIn(readChart(machine)).length;

/** The machine with the most transitions takes as long as all others, so another worker proves it. */
export const largest = played.reduce((most, next) => (sizeOf(next) > sizeOf(most) ? next : most));

/** What earlier runs proved. */
export const proofs = await proofsOf(join(import.meta.dirname, '..'));

/** Full runs prove everything again. */
export const isProved = ({ id }: PlayedMachine): boolean => process.env['FULL'] !== '1' && proofs.has(id);
