import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountShares } from './discount-shares.ts';

const twoAtNine = { unitPrice: 900, quantity: 2, isDiscountable: true };
const fourAtThree = { unitPrice: 300, quantity: 4, isDiscountable: true };
const excluded = { unitPrice: 100, quantity: 1, isDiscountable: false };
const lines = [twoAtNine, fourAtThree, excluded];

describe('a discount for some units of an order', () => {
  it.each([
    [1, [0, 150, 0]],
    [3, [0, 450, 0]],
    [5, [450, 600, 0]],
    [100, [900, 600, 0]],
  ])('%i applies a percentage to the cheapest ones', (applyNTimesPerOrder, expected) => {
    expect(discountShares(lines, { kind: 'PERCENTAGE', ppm: 500_000, applyNTimesPerOrder })).toEqual(
      expected,
    );
  });

  it.each([
    [1, [0, 300, 0]],
    [5, [214, 286, 0]],
  ])('%i spreads an amount over the cheapest ones', (applyNTimesPerOrder, expected) => {
    expect(discountShares(lines, { kind: 'FIXED', amount: 500, applyNTimesPerOrder })).toEqual(expected);
  });

  it('is zero if nothing is discountable', () => {
    const gift = { unitPrice: 0, quantity: 1, isDiscountable: true };
    const discount = { kind: 'FIXED', amount: 500, applyNTimesPerOrder: 1 } as const;
    expect(discountShares([excluded, gift], discount)).toEqual([0, 0]);
  });

  it('never decreases with more units, and equals the unlimited discount for all of them', () => {
    const anyLine = fc.record({
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      isDiscountable: fc.boolean(),
    });
    const anyDiscount = fc.oneof(
      fc.record({ kind: fc.constant('PERCENTAGE' as const), ppm: fc.integer({ min: 0, max: 1_000_000 }) }),
      fc.record({ kind: fc.constant('FIXED' as const), amount: fc.integer({ min: 0, max: 1_000_000 }) }),
    );
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 8 }),
        anyDiscount,
        fc.integer({ min: 1, max: 100 }),
        (anyLines, discount, times) => {
          const sumOfShares = (applyNTimesPerOrder: number) =>
            discountShares(anyLines, { ...discount, applyNTimesPerOrder }).reduce(
              (sum, share) => sum + share,
              0,
            );
          expect(sumOfShares(times + 1)).toBeGreaterThanOrEqual(sumOfShares(times));
          expect(discountShares(anyLines, { ...discount, applyNTimesPerOrder: 96 })).toEqual(
            discountShares(anyLines, discount),
          );
        },
      ),
    );
  });
});
