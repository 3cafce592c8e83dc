import { describe, expect, it } from 'vitest';
import { equalValues } from './equal-values.ts';

class Ref {
  readonly id = 'a';
}

describe('equal values', () => {
  it('are the first of them, in depth', () => {
    const equal = equalValues();
    const first = { cart: { lines: [1, 2] }, error: undefined };
    expect(equal({ ...first })).toEqual(first);
    expect(equal({ cart: { lines: [1, 2] }, error: undefined })).toBe(equal(first));
  });

  it.each<[what: string, one: unknown, other: unknown]>([
    ['another value', { a: 1 }, { a: 2 }],
    ['a property that is missing', { a: undefined }, {}],
    ['a list and an object', ['a'], { 0: 'a' }],
    ['a longer list', [1], [1, 2]],
    ['a text and a number', { a: '1' }, { a: 1 }],
    ['another name', { a: { b: 1 } }, { a: 'b', 1: 1 }],
    ['two instances of a class', new Ref(), new Ref()],
    ['two functions', { a: () => 1 }, { a: () => 1 }],
  ])('tell %s apart', (_what, one, other) => {
    const equal = equalValues();
    expect(equal(one)).not.toBe(equal(other));
  });
});
