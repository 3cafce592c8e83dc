import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { unitPriceInLine } from './unit-price.ts';
import { taxedByTreatment } from '../tax/index.ts';

const eur = (amount: number) => money(amount, 'EUR');

describe('the price of one in a line', () => {
  it.each([
    ['is the price of one if that multiplies', 389_900, 2, 779_800, { amount: 389_900, decimals: 2 }],
    ['has another decimal for two', 336_050, 2, 672_101, { amount: 3_360_505, decimals: 3 }],
    ['has another decimal for three', 336_050, 3, 1_008_151, { amount: 3_360_503, decimals: 3 }],
    ['has two more decimals for ten', 336_050, 10, 3_360_504, { amount: 3_360_504, decimals: 3 }],
    ['is 0 in a free line', 0, 3, 0, { amount: 0, decimals: 2 }],
  ])('%s', (_what, each, quantity, amount, expected) => {
    expect(unitPriceInLine(eur(each), { quantity, amount: eur(amount) })).toEqual({
      ...expected,
      currency: 'EUR',
    });
  });

  it('multiplies to the amount of every line without tax, rounded once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 0, max: 300_000 }),
        (gross, quantity, ratePpm) => {
          const taxes = [{ code: 'VAT', jurisdiction: 'DE', ratePpm }] as const;
          const netOf = (entered: number) => taxedByTreatment.REVERSE_CHARGE(eur(entered), taxes).net;
          const line = { quantity, amount: netOf(gross * quantity) };
          const { amount, decimals } = unitPriceInLine(netOf(gross), line);
          expect(Math.round((amount * quantity) / 10 ** (decimals - 2))).toBe(line.amount.amount);
        },
      ),
    );
  });
});
