import { expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { runAllPieces } from '../../model-tests/explore/explore.ts';
import { simulate } from '../../model-tests/explore/simulation.ts';
import { shortestRunTo } from './explored-ways.ts';
import { presentMove } from './run.ts';

function runTo(machineId: string, state: string) {
  const entry = registry.find(({ id }) => id === machineId);
  const scenario = scenarios[machineId];
  if (entry === undefined || scenario === undefined) throw new Error(`There is no "${machineId}".`);
  return runAllPieces(shortestRunTo(simulate(entry.machine, scenario), state, scenario.limit));
}

const sentences = (run: ReturnType<typeof runTo>) => run?.steps.map(({ stimulus }) => stimulus.sentence);

it('goes by the fewest steps, and ends in the state', () => {
  const run = runTo('cart', 'cart.ready.changingQuantity');
  expect(sentences(run)).toEqual(['the buyer sets a quantity to 2']);
  expect(run === null ? [] : presentMove(run).to.states).toContain('cart.ready.changingQuantity');
});

it('takes no step to where the flow begins', () => {
  expect(runTo('order', 'order.UNCONFIRMED')?.at).toBe(0);
});

it('passes a state in which nobody can rest', () => {
  const run = runTo('cart', 'cart.opening');
  expect(run?.at).toBe(0);
});

it('finds nothing where there is no such state', () => {
  expect(runTo('order', 'order.nowhere')).toBeNull();
});
