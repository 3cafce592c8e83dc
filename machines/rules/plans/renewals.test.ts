import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { renewalOf } from './renewals.ts';

const toTaxed = (net: number, tax: number): TaxedMoney => ({
  net: money(net, 'EUR'),
  tax: money(tax, 'EUR'),
  gross: money(net + tax, 'EUR'),
});
const team = { quantity: 1, renewsAfterMonths: 12, renewalPrice: toTaxed(1_500_00, 345_00) };
const seats = { quantity: 3, renewsAfterMonths: 12, renewalPrice: toTaxed(200_00, 46_00) };
const probe = { quantity: 2, renewsAfterMonths: null, renewalPrice: null };

describe('a renewal', () => {
  it('includes a line with all its seats', () => {
    expect(renewalOf([seats])).toEqual({ months: 12, price: toTaxed(600_00, 138_00) });
    expect(renewalOf([probe])).toBeNull();
  });

  it('includes a membership with its seats, and no probe', () => {
    expect(renewalOf([probe, team, seats])).toEqual({ months: 12, price: toTaxed(2_100_00, 483_00) });
    expect(renewalOf([probe])).toBeNull();
  });

  it('has a single date', () => {
    expect(() => renewalOf([team, { ...seats, renewsAfterMonths: 36 }])).toThrow(RangeError);
  });
});
