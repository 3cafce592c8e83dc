import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { freeMonths, priceWithFreeMonths } from './referral-credit.ts';

const euros = (net: number, tax: number): TaxedMoney => ({
  net: money(net, 'EUR'),
  tax: money(tax, 'EUR'),
  gross: money(net + tax, 'EUR'),
});

describe('the free months of a term', () => {
  it.each([
    [0, 12, 0],
    [2, 12, 2],
    [14, 12, 12],
    [1, 1, 1],
    [-3, 12, 0],
  ])('%i unspent months, a term of %i: %i', (unspent, term, free) => {
    expect(freeMonths(unspent, term)).toBe(free);
  });
});

describe('the price of a term with free months', () => {
  it.each<[string, number, TaxedMoney]>([
    ['none: as agreed', 0, euros(10_000, 1_900)],
    ['2 of 12', 2, euros(8_333, 1_584)],
    ['11 of 12', 11, euros(833, 159)],
    ['all: nothing', 12, euros(0, 0)],
  ])('%s', (_what, free, price) => {
    expect(priceWithFreeMonths(euros(10_000, 1_900), free, 12)).toEqual(price);
  });

  it('is never more for more free months, and always adds up', () => {
    for (let free = 1; free <= 36; free += 1) {
      const before = priceWithFreeMonths(euros(1_234_567, 234_568), free - 1, 36);
      const { net, tax, gross } = priceWithFreeMonths(euros(1_234_567, 234_568), free, 36);
      expect(gross.amount).toBeLessThan(before.gross.amount);
      expect(net.amount + tax.amount).toBe(gross.amount);
    }
  });
});
