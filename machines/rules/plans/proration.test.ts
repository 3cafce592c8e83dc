import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/index.ts';
import { money } from '../money/index.ts';
import { prorate, type ProrationInput } from './proration.ts';

const usd = (amount: number) => money(amount, 'USD');
const year: ProrationInput = {
  periodStart: '2026-01-01',
  periodEnd: '2027-01-01',
  changeDate: '2026-07-02',
  oldPrice: usd(42_000),
  newPrice: usd(120_000),
  creditable: usd(42_000),
};

describe('a change of plan', () => {
  it.each([
    ['in the middle of the year', '2026-07-02', 183, 60_164, 21_058, 39_106],
    ['on the first day, which is the new plan’s', '2026-01-01', 365, 120_000, 42_000, 78_000],
    ['on the last day', '2026-12-31', 1, 329, 115, 214],
    ['on the renewal date', '2027-01-01', 0, 0, 0, 0],
  ])('%s (%s)', (_, changeDate, daysLeft, charge, credit, due) => {
    expect(prorate({ ...year, changeDate })).toEqual({
      daysInPeriod: 365,
      daysLeft,
      charge: usd(charge),
      credit: usd(credit),
      due: usd(due),
      unusedCredit: usd(0),
    });
  });

  it('credits no more than the amount paid minus earlier credits', () => {
    expect(prorate({ ...year, creditable: usd(12_000) }).credit).toEqual(usd(12_000));
    expect(prorate({ ...year, creditable: usd(0) }).credit).toEqual(usd(0));
  });

  it('pays nothing out where the new plan costs less', () => {
    expect(prorate({ ...year, changeDate: '2026-01-01', newPrice: usd(12_000) })).toMatchObject({
      charge: usd(12_000),
      credit: usd(12_000),
      due: usd(0),
      unusedCredit: usd(30_000),
    });
  });

  it('counts the leap day', () => {
    expect(
      prorate({ ...year, periodStart: '2028-01-01', periodEnd: '2029-01-01', changeDate: '2028-02-29' }),
    ).toMatchObject({
      daysInPeriod: 366,
      daysLeft: 307,
    });
  });

  it.each([
    { changeDate: '2025-12-31' },
    { changeDate: '2027-01-02' },
    { changeDate: 'tomorrow' },
    { periodEnd: '2026-01-01' },
    { newPrice: money(1, 'EUR') },
  ])('is refused for %j', (change) => {
    expect(() => prorate({ ...year, ...change })).toThrow(RangeError);
  });
});

const anyChange = fc
  .record({
    days: fc.integer({ min: 1, max: 1_100 }),
    start: fc.integer({ min: 0, max: 3_000 }),
    offset: fc.nat(),
    oldPrice: fc.integer({ min: 0, max: 10_000_000 }),
    newPrice: fc.integer({ min: 0, max: 10_000_000 }),
    creditable: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(({ days, start, offset, oldPrice, newPrice, creditable }): ProrationInput => {
    const periodStart = addDays('2026-01-01', start);
    return {
      periodStart,
      periodEnd: addDays(periodStart, days),
      changeDate: addDays(periodStart, offset % (days + 1)),
      oldPrice: usd(oldPrice),
      newPrice: usd(newPrice),
      creditable: usd(creditable),
    };
  });

describe('for any change', () => {
  it('the credit is at most what is creditable and charged, the charge at most the price, and the parts add up', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const { charge, credit, due } = prorate(change);
        expect(credit.amount).toBeGreaterThanOrEqual(0);
        expect(credit.amount).toBeLessThanOrEqual(change.creditable.amount);
        expect(due.amount).toBeGreaterThanOrEqual(0);
        expect(charge.amount).toBeLessThanOrEqual(change.newPrice.amount);
        expect(charge.amount - credit.amount).toBe(due.amount);
      }),
    );
  });

  it('a day later never costs more', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        fc.pre(change.changeDate < change.periodEnd);
        const later = prorate({ ...change, changeDate: addDays(change.changeDate, 1) });
        expect(later.charge.amount).toBeLessThanOrEqual(prorate(change).charge.amount);
      }),
    );
  });

  it('the same plan costs nothing more', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        expect(prorate({ ...change, newPrice: change.oldPrice, creditable: change.oldPrice }).due).toEqual(
          usd(0),
        );
      }),
    );
  });
});
