import { expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { indexChart } from '../drawing/chart-index.ts';
import { findStates } from './find-states.ts';

const entry = registry.find(({ id }) => id === 'checkout');
if (entry === undefined) throw new Error('There is no checkout.');
const index = indexChart(readChart(entry));
const names = (words: string) => findStates(index, words).map(({ name }) => name);

it('finds states by words of their names, in any order and case, the shortest name first', () => {
  expect(names('SHIP addr')[0]).toBe('Shipping: address');
  expect(names('address ship')).toEqual(names('ship address'));
});

it('finds nothing without words, nor by words that no state has', () => {
  expect(names('  ')).toEqual([]);
  expect(names('ultrasound')).toEqual([]);
});

it('lists no more than can be read', () => {
  expect(names('e').length).toBe(8);
});
