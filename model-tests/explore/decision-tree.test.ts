import { describe, expect, it } from 'vitest';
import { decisionTree } from './decision-tree.ts';

interface Cart {
  readonly lines: readonly { readonly sku: string; readonly quantity?: number }[];
  readonly chosen?: unknown;
  readonly error?: Error;
}

/** The function as it is asked, how often it has run, and what it has read. */
function countReads(decide: (cart: Cart, event: Cart) => unknown) {
  const found = { runs: 0, reads: new Set<string>() };
  const tree = decisionTree(
    ([cart, event]) => {
      found.runs += 1;
      return decide(cart as Cart, event as Cart);
    },
    (path) => found.reads.add(path),
  );
  const ask = (cart: Cart, event: Cart = { lines: [] }) =>
    tree([
      { value: cart, path: '' },
      { value: event, path: null },
    ]);
  return { ask, found };
}

const probe = { sku: 'IQ3', quantity: 1 };

describe('a decision tree', () => {
  it('runs the function only where what it reads is new', () => {
    const { ask, found } = countReads(({ lines }) => lines.some(({ sku }) => sku === 'IQ3'));
    expect(ask({ lines: [probe] })).toBe(true);
    expect(ask({ lines: [{ sku: 'IQ3', quantity: 9 }], chosen: 'other' })).toBe(true);
    expect(found.runs).toBe(1);
    expect(ask({ lines: [{ sku: 'CAP' }] })).toBe(false);
    expect(ask({ lines: [{ sku: 'CAP' }, probe] })).toBe(true);
    expect(found.runs).toBe(3);
  });

  it('notes the paths that were read, but not those of an event', () => {
    const { ask, found } = countReads(({ lines }, event) => lines[0]?.sku === event.lines[0]?.sku);
    expect(ask({ lines: [probe] }, { lines: [probe] })).toBe(true);
    expect(ask({ lines: [probe] }, { lines: [{ sku: 'CAP' }] })).toBe(false);
    expect([...found.reads]).toEqual(['lines', 'lines.0', 'lines.0.sku']);
  });

  it.each<[what: string, decide: (cart: Cart) => unknown, one: Cart, other: Cart]>([
    ['names', (cart) => Object.keys(cart).length, { lines: [] }, { lines: [], chosen: 1 }],
    ['a name', (cart) => 'chosen' in cart, { lines: [] }, { lines: [], chosen: undefined }],
    ['an own name', (cart) => Object.hasOwn(cart, 'chosen'), { lines: [] }, { lines: [], chosen: undefined }],
    ['the length of a list', ({ lines }) => lines.length, { lines: [] }, { lines: [probe] }],
    [
      'the same object again',
      (cart) => cart.chosen === cart.lines[0],
      { lines: [probe], chosen: probe },
      { lines: [probe], chosen: { ...probe } },
    ],
    [
      'a list or a record',
      ({ chosen }) => Array.isArray(chosen),
      { lines: [], chosen: [] },
      { lines: [], chosen: {} },
    ],
    [
      'an error',
      ({ error }) => error?.message,
      { lines: [], error: new Error('a') },
      { lines: [], error: new Error('b') },
    ],
  ])('looks again at %s', (_what, decide, one, other) => {
    const { ask } = countReads(decide);
    expect([ask(one), ask(other), ask(one)]).toEqual([decide(one), decide(other), decide(one)]);
    expect(ask(one)).not.toEqual(ask(other));
  });
});
