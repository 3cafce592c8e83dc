import { expect, it } from 'vitest';
import { registry } from '../../../machines/registry.ts';
import { readChart } from '../../../model-tests/chart/read-chart.ts';
import { happyPathStates } from './happy-path-states.ts';

const wayOf = (id: string) => {
  const entry = registry.find((machine) => machine.id === id);
  if (entry === undefined) throw new Error(`There is no machine ${id}.`);
  return happyPathStates(readChart(entry)).map(({ path }) => path.slice(1).join('.'));
};

it('runs from the first step to the order', () => {
  expect(wayOf('checkout')).toEqual([
    'contact',
    'shipping.address',
    'shipping.method',
    'billing.address',
    'billing.payment',
    'review',
    'placed',
  ]);
});

it('is empty for a machine without steps', () => {
  expect(wayOf('cart')).toEqual([]);
});
