import { describe, expect, it } from 'vitest';
import { bundleChoiceIn, countWithin, isCountOfMembers, isCountOfProbes, withChosen } from './index.ts';

describe('a number of probes or members', () => {
  it.each([
    [1, true],
    [11, true],
    [0, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    [Infinity, false],
    [2 ** 53, false],
    ['2', false],
    [null, false],
    [undefined, false],
  ])('%s: %s', (value, isPossible) => {
    expect(isCountOfProbes({ type: 'quantity.chosen', quantity: value })).toBe(isPossible);
    expect(isCountOfMembers({ type: 'members.chosen', members: value })).toBe(isPossible);
  });

  it('is chosen by its own event only', () => {
    expect(isCountOfProbes({ type: 'members.chosen', quantity: 2 })).toBe(false);
    expect(isCountOfMembers({ type: 'quantity.chosen', members: 2 })).toBe(false);
  });

  it.each([
    [0, 1, 2],
    [2, 1, 2],
    [9, 1, 9],
    [11, 1, 11],
    [500, 1, 11],
    [500, 0, 10],
  ] as const)('%d, with %d beyond the most, is kept as %d', (requested, beyond, kept) => {
    expect(countWithin(requested, { fewest: 2, most: 10 }, beyond)).toBe(kept);
  });

  it('is the most where more are needed than are sold', () => {
    expect(countWithin(3, { fewest: 40, most: 10 })).toBe(11);
  });
});

it('ticks a value once and unticks it', () => {
  expect(withChosen(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(withChosen(['a', 'b'], 'c', true)).toEqual(['a', 'b', 'c']);
  expect(withChosen(['a', 'b', 'a'], 'a', false)).toEqual(['b']);
});

it('changes one part of a selection of any kind', () => {
  expect([
    bundleChoiceIn({ type: 'connector.chosen', connector: 'lightning' }),
    bundleChoiceIn({ type: 'quantity.chosen', quantity: 3 }),
    bundleChoiceIn({ type: 'members.chosen', members: 7 }),
  ]).toEqual([{ connector: 'lightning' }, { quantity: 3 }, { members: 7 }]);
});
