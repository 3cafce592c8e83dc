import { describe, expect, it } from 'vitest';
import { stepSegmentIn } from './step-in-address.ts';

describe('the step that an address asks for', () => {
  it.each([
    ['/us/en/checkout/', '', null],
    ['/us/en/checkout/', 'step=review', 'review'],
    ['/us/en/checkout/payment/', '', 'payment'],
    ['/us/en/checkout/payment/', 'pay=quote', 'payment'],
    ['/us/en/checkout/payment/', 'step=contact', 'contact'],
    // The return from a bank to another browser shows the checkout where it is.
    ['/us/en/checkout/payment/abc/', '', null],
  ])('%s?%s', (path, query, segment) => {
    expect(stepSegmentIn({ path, parameters: new URLSearchParams(query) })).toBe(segment);
  });
});
