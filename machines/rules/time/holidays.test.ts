import { describe, expect, it } from 'vitest';
import { carrierHolidays } from './holidays.ts';

/** Derived by hand from the calendar. */
const kept: Readonly<Record<number, readonly string[]>> = {
  2026: ['2026-01-01', '2026-05-25', '2026-07-03', '2026-09-07', '2026-11-26', '2026-12-25'],
  2027: ['2027-01-01', '2027-05-31', '2027-07-05', '2027-09-06', '2027-11-25', '2027-12-24'],
  2028: ['2027-12-31', '2028-05-29', '2028-07-04', '2028-09-04', '2028-11-23', '2028-12-25'],
};

describe('the days without delivery in the United States', () => {
  it.each(Object.entries(kept))('of %s', (year, days) => {
    expect(carrierHolidays(Number(year))).toEqual(days);
  });
});
