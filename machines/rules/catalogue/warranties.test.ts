import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warrantiesFor } from './warranties.ts';

const sum = (quantities: readonly number[]) => quantities.reduce((total, quantity) => total + quantity, 0);

describe('extended warranties', () => {
  it.each([
    ['grow with the probes that all have one', [1], 1, 3, [3]],
    ['shrink with the probes', [3], 3, 1, [1]],
    ['go with the last probe', [2], 2, 0, [0]],
    ['stay for the probes that the buyer meant', [1], 2, 3, [1]],
    ['stay where there is room for them', [1], 3, 2, [1]],
    ['of two lengths do not grow', [1, 1], 2, 4, [1, 1]],
    ['of two lengths shrink from the last line', [1, 2], 3, 2, [1, 1]],
    ['are none where there were none', [], 1, 2, []],
  ])('%s: %j of %d probes, of %d then %j', (_words, quantities, before, after, expected) => {
    expect(warrantiesFor(quantities, { before, after })).toEqual(expected);
  });

  it('never exceed the probes, and never change while the probes stay the same', () => {
    const probes = fc.nat(10);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
        probes,
        probes,
        (lines, before, after) => {
          fc.pre(sum(lines) <= before);
          expect(sum(warrantiesFor(lines, { before, after }))).toBeLessThanOrEqual(after);
          expect(warrantiesFor(lines, { before, after: before })).toEqual(lines);
        },
      ),
    );
  });
});
