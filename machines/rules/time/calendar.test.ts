import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isDate,
  isInstant,
  isWeekend,
  millisecondsOf,
  startOfDate,
} from './calendar.ts';

const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days));

const numbers = (digits: number) =>
  fc.integer({ min: 0, max: 10 ** digits - 1 }).map((value) => String(value).padStart(digits, '0'));
const anyYearMonthDay = fc.tuple(numbers(4), numbers(2), numbers(2));
const lastDay = (year: number, month: number) =>
  [
    31,
    (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ][month - 1] ?? 0;

describe('a date', () => {
  it('is within its month', () => {
    const likely = fc.tuple(
      numbers(4),
      fc.integer({ min: 0, max: 13 }).map((month) => String(month).padStart(2, '0')),
      fc.integer({ min: 0, max: 32 }).map((day) => String(day).padStart(2, '0')),
    );
    fc.assert(
      fc.property(fc.oneof(anyYearMonthDay, likely), ([year, month, day]) => {
        const exists = Number(day) >= 1 && Number(day) <= lastDay(Number(year), Number(month));
        const date = `${year}-${month}-${day}`;
        expect(isDate(date)).toBe(exists);
        expect(isInstant(`${date}T12:00:00Z`)).toBe(exists);
        const start = isDate(date) ? new Date(startOfDate(date)).toISOString() : null;
        expect(start).toBe(exists ? `${date}T00:00:00.000Z` : null);
      }),
    );
  });

  it.each([
    '',
    '2026-11-2',
    '2026-11-21 ',
    '11/21/2026',
    '20261121',
    '２０２６-11-21',
    '2026-11-21T00:00:00Z',
  ])('is not %j', (text) => {
    expect(isDate(text)).toBe(false);
  });
});

describe('an instant', () => {
  it.each([
    ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00.5Z', '2026-11-21T09:30:00.500Z'],
    ['2026-11-21T09:30:00.123456+00:00', '2026-11-21T09:30:00.123Z'],
    ['2026-11-21T00:30:00+01:00', '2026-11-20T23:30:00.000Z'],
    ['2026-12-31T22:00:00-05:30', '2027-01-01T03:30:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(isInstant(text)).toBe(true);
    expect(new Date(millisecondsOf(text)).toISOString()).toBe(expected);
  });

  it('is an instant in UTC as well', () => {
    const zones = fc.constantFrom('Z', '+00:00', '+14:00', '-11:00', '+23:59', '-23:59');
    const edges = fc.constantFrom('0000-01-01T00:00:00', '9999-12-31T23:59:59.999');
    const others = anyDate.map((date) => `${date}T12:00:00`);
    fc.assert(
      fc.property(fc.oneof(edges, others), zones, (local, zone) => {
        const text = `${local}${zone}`;
        fc.pre(isInstant(text));
        expect(isInstant(new Date(millisecondsOf(text)).toISOString())).toBe(true);
      }),
    );
  });

  it('from this runtime is parsed', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        expect(millisecondsOf(date.toISOString())).toBe(date.getTime());
      }),
    );
  });

  it.each([
    '',
    '2026-11-21',
    '2026-11-21T09:30:00',
    '2026-11-21 09:30:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:60:00Z',
    '2026-02-30T09:30:00Z',
    '2026-11-21T09:30:00+24:00',
    'Sat, 21 Nov 2026 09:30:00 GMT',
    'tomorrow',
  ])('is not %j', (text) => {
    expect(isInstant(text)).toBe(false);
    expect(() => millisecondsOf(text)).toThrow(RangeError);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21', 10, '2026-12-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %d days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('added are the difference', () => {
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
