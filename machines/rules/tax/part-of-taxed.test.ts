import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { partOfTaxed, partOfTaxLines } from './index.ts';

const toTaxed = (net: number, tax: number): TaxedMoney => ({
  net: money(net, 'EUR'),
  tax: money(tax, 'EUR'),
  gross: money(net + tax, 'EUR'),
});

describe('a part of a taxed amount', () => {
  it('has its share of the tax', () => {
    expect(partOfTaxed(toTaxed(10_000, 1_900), { before: 0, amount: 5_950 })).toEqual(toTaxed(5_000, 950));
  });

  it('adds up with all others to the whole, with each of its taxes', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.tuple(cents, cents),
        fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 5 }),
        (net, taxes, cuts) => {
          const lines = taxes.map((amount) => ({ amount: money(amount, 'EUR') }));
          const whole = toTaxed(net, taxes[0] + taxes[1]);
          let before = 0;
          const sums = { net: 0, tax: 0, lines: [0, 0] };
          const take = (amount: number) => {
            const part = { before, amount };
            const { net: partNet, tax, gross } = partOfTaxed(whole, part);
            expect(partNet.amount + tax.amount).toBe(gross.amount);
            const shares = partOfTaxLines(lines, whole, part).map((line) => line.amount.amount);
            expect(shares[0]! + shares[1]!).toBe(tax.amount);
            sums.net += partNet.amount;
            sums.tax += tax.amount;
            sums.lines = sums.lines.map((sum, index) => sum + shares[index]!);
            before += amount;
          };
          for (const cut of cuts) {
            const amount = Math.floor((whole.gross.amount - before) * cut);
            if (amount > 0) take(amount);
          }
          if (before < whole.gross.amount) take(whole.gross.amount - before);
          expect(sums).toEqual({ net, tax: whole.tax.amount, lines: [...taxes] });
        },
      ),
    );
  });
});
