import { describe, expect, it } from 'vitest';
import { money, type TaxedMoney } from '../money/index.ts';
import { renewalOf } from './renewals.ts';

const taxed = (net: number, tax: number): TaxedMoney => ({
  net: money(net, 'EUR'),
  tax: money(tax, 'EUR'),
  gross: money(net + tax, 'EUR'),
});
const team = { quantity: 1, renewsAfterMonths: 12, renewalPrice: taxed(1_500_00, 345_00) };
const seats = { quantity: 3, renewsAfterMonths: 12, renewalPrice: taxed(200_00, 46_00) };
const probe = { quantity: 2, renewsAfterMonths: null, renewalPrice: null };

describe('a renewal', () => {
  it('includes a line with all its seats', () => {
    expect(renewalOf([seats])).toEqual({ months: 12, price: taxed(600_00, 138_00) });
    expect(renewalOf([probe])).toBeNull();
  });

  it('includes a membership with its seats, and no probe', () => {
    expect(renewalOf([probe, team, seats])).toEqual({ months: 12, price: taxed(2_100_00, 483_00) });
    expect(renewalOf([probe])).toBeNull();
  });

  it('has a single date', () => {
    expect(() => renewalOf([team, { ...seats, renewsAfterMonths: 36 }])).toThrow(RangeError);
  });
});
