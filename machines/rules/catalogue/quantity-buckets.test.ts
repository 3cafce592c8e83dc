import { describe, expect, it } from 'vitest';
import { requiresSales, maximumDeviceQuantity, quantityBucketOf } from './quantity-buckets.ts';

describe('the bucket of a quantity', () => {
  it.each([
    [1, 'IQ_1'],
    [2, 'IQ_2'],
    [4, 'IQ_2'],
    [5, 'IQ_5'],
    [9, 'IQ_5'],
    [10, 'IQ_10'],
    [11, 'IQ_ABOVE_10'],
    [500, 'IQ_ABOVE_10'],
  ])('%d is %s', (quantity, expected) => {
    expect(quantityBucketOf(quantity)).toBe(expected);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (quantity) => {
    expect(() => quantityBucketOf(quantity)).toThrow(RangeError);
  });

  it('leads to sales above the limit of self-service', () => {
    expect(requiresSales(maximumDeviceQuantity)).toBe(false);
    expect(requiresSales(maximumDeviceQuantity + 1)).toBe(true);
  });
});
