import { expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { readChart, statesIn } from '../../model-tests/chart/read-chart.ts';
import { impossibleInside } from './impossible-inside.ts';

const entry = registry.find(({ id }) => id === 'checkout');
if (entry === undefined) throw new Error('There is no checkout.');
const chart = readChart(entry);
const stateNamed = (id: string) => {
  const state = statesIn(chart.root).find((candidate) => candidate.id === id);
  if (state === undefined) throw new Error(`There is no ${id}.`);
  return state;
};

it('counts the impossible states at every level inside of a possible state', () => {
  const address = stateNamed('checkout.step.shipping.address');
  const gone = new Set(statesIn(address).map(({ id }) => id));
  const inside = impossibleInside(chart, gone);
  const shipping = stateNamed('checkout.step.shipping');
  expect(inside.get(shipping.id)).toEqual({
    impossible: gone.size,
    all: shipping.states.flatMap(statesIn).length,
  });
  expect(inside.get('checkout')?.impossible).toBe(gone.size);
});

it('says nothing about a state that is impossible itself, nor where everything is possible', () => {
  const address = stateNamed('checkout.step.shipping.address');
  const inside = impossibleInside(chart, new Set(statesIn(address).map(({ id }) => id)));
  expect(inside.has(address.id)).toBe(false);
  expect(inside.has('checkout.step.review')).toBe(false);
  expect(impossibleInside(chart, new Set()).size).toBe(0);
});
