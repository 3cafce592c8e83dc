import { describe, expect, it } from 'vitest';
import { isPaidAfterOrder } from './method-gateway.ts';

describe('nothing of an order ships or begins before its money is there', () => {
  it.each([
    ['ELECTRONIC_QUOTE', 389_900, true],
    ['ACH', 389_900, true],
    ['ACSS', 389_900, true],
    ['SEPA', 389_900, true],
    ['CREDIT_CARD', 389_900, false],
    ['PAYPAL_ONE_TIME', 389_900, false],
    ['KLARNA', 389_900, false],
    ['FREE', 0, false],
    ['SEPA', 0, false],
  ] as const)('%s of %i: %s', (method, amount, isLater) => {
    expect(isPaidAfterOrder(method, amount)).toBe(isLater);
  });
});
