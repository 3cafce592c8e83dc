import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isWeekend } from './calendar.ts';

const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));

describe('days', () => {
  it.each([
    ['2026-11-21', 10, '2026-12-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('added are the days between', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T00:00:00Z', ''])('refuses %j', (date) => {
    expect(() => addDays(date, 1)).toThrow(RangeError);
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-11-21', 12, '2027-11-21'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});

it.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('%s is at the weekend: %s', (date, expected) => {
  expect(isWeekend(date)).toBe(expected);
});
