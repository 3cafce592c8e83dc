import { describe, expect, it } from 'vitest';
import { machineWords, registry, sharedWords } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';
import { placeTitle } from '../../model-tests/words/words.ts';
import { drawnStates, indexChart } from './chart-index.ts';
import { lookIn } from './look.ts';

describe.each(registry)('$id', (entry) => {
  const index = indexChart(readChart(entry));
  const words = machineWords[entry.id];
  const own: Readonly<Record<string, string>> = { ...sharedWords.places, ...words?.places };

  it('has texts for its states that are its own or everybody’s, never those of another machine', () => {
    for (const state of drawnStates(index.chart)) {
      const told = own[state.path.join('.')] ?? own[state.key];
      const expected =
        told === undefined
          ? placeTitle('no machine', state.path)
          : `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
      expect(index.titleOf(state)).toBe(expected);
    }
  });

  it('has trouble where its own words say so, whatever another machine calls a state of that name', () => {
    const troubles = drawnStates(index.chart).filter((state) => lookIn(entry.id, state) === 'trouble');
    const ids = drawnStates(index.chart).map(({ id }) => id);
    const told = (words?.troubles ?? []).filter((id) => ids.includes(id));
    expect(troubles.map(({ id }) => id).toSorted()).toEqual(told.toSorted());
  });
});

it('a state that shares its name with another machine’s trouble is none of its own', () => {
  const [first] = registry.map(readChart);
  const [trouble = ''] = machineWords['add-to-cart']?.troubles ?? [];
  const state = { ...(first as Chart).root, id: trouble };
  expect(lookIn('add-to-cart', state)).toBe('trouble');
  expect(lookIn('voucher', state)).toBe('plain');
});
