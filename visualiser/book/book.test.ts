import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { registry } from '../../machines/registry.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { unexplored } from './explorations.ts';
import { definitionOf, makeBook } from './make-book.ts';
import { reachesOf } from './reaches.ts';

describe.each(registry)('the definition of $title', (entry) => {
  it('recreates the same chart from JSON', () => {
    const again = createMachine(definitionOf(entry.machine) as never);
    const present = readChart(entry);
    // First states, services, delays, conditions, actions, descriptions: everything that determines behavior.
    expect(readChart({ ...entry, machine: again })).toEqual(present);
    // The property that other tools read.
    expect(Object.values(again.states).map(({ description = '' }) => description)).toEqual(
      present.root.states.map(({ description }) => description),
    );
  });
});

describe('the book', async () => {
  const charts = registry.map(readChart);
  const [first, ...others] = charts;
  const gone = { ...charts[1], id: 'gone', title: 'Gone' } as (typeof charts)[number];
  const cart = registry.find(({ id }) => id === 'cart') as (typeof registry)[number];
  const explorations = { cart: { ...unexplored, reaches: reachesOf(cart) } };
  const book = await makeBook({ revision: 'v1', charts: [...others, gone] }, explorations);

  it('has every registered machine, and those of the other version', () => {
    expect(book.machines.map(({ id }) => id)).toEqual([...registry.map(({ id }) => id), 'gone']);
    const changed = book.machines.filter(({ changes }) => (changes?.states.length ?? 0) > 0);
    expect(changed.map(({ id, changes }) => [id, changes?.states[0]?.mark])).toEqual([
      [first?.id, 'added'],
      ['gone', 'removed'],
    ]);
  });

  it('has the reach of each input: without a cart, nothing is loaded at first', () => {
    const reaches = book.machines.find(({ id }) => id === 'cart')?.reaches ?? [];
    expect(reaches.map(({ input, states }) => [input, states.includes('cart.loading')])).toEqual([
      ['known', true],
      ['served', true],
      ['none', false],
    ]);
    expect(book.machines.find(({ id }) => id === 'order')?.reaches).toEqual([]);
  });
});
