import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepTo } from './step-to.ts';

const tens = { min: 12, max: 55, step: 10 };
const ones = { min: 1, max: 9, step: 1 };

describe('a press of − or +', () => {
  it.each([
    [20, 1, tens, 30],
    [30, -1, tens, 20],
    // What was typed between two multiples.
    [25, 1, tens, 30],
    [25, -1, tens, 20],
    // The limits, which need not be multiples.
    [50, 1, tens, 50],
    [20, -1, tens, 20],
    [1, 1, ones, 2],
    [2, -1, ones, 1],
    [9, 1, ones, 9],
    [1, -1, ones, 1],
    // What was typed beyond the limits.
    [999, -1, ones, 9],
    [0, 1, ones, 1],
    [999, -1, tens, 50],
  ] as const)('leads from %d by %d within %o to %d', (from, direction, steps, to) => {
    expect(stepTo(from, direction, steps)).toBe(to);
  });

  it('leads from one multiple to another within the limits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom<-1 | 1>(-1, 1),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 1, max: 20 }),
        (from, direction, min, width, step) => {
          const to = stepTo(from, direction, { min, max: min + width, step });
          expect(to % step).toBe(0);
          expect(to).toBeGreaterThanOrEqual(min);
          expect(to).toBeLessThanOrEqual(min + width);
        },
      ),
    );
  });
});
