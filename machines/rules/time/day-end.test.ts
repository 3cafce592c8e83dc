import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOfDayIn,
  endOfShopDay,
  endOfZoneDay,
  isCountedDown,
  lastShopDay,
  shopTimeZone,
  timeLeft,
} from './day-end.ts';
import { zoneClock } from './zone-clock.ts';

const clockAt = (instant: string) => zoneClock(shopTimeZone, Date.parse(instant));
const anyInstant = fc
  .date({ min: new Date('2007-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('the end of the day in New York', () => {
  it.each([
    ['winter', '2026-01-15T12:00:00Z', '2026-01-16T05:00:00.000Z'],
    ['summer', '2026-07-15T12:00:00Z', '2026-07-16T04:00:00.000Z'],
    ['the first moment of a day', '2026-07-15T04:00:00Z', '2026-07-16T04:00:00.000Z'],
    ['the last moment of a day', '2026-07-16T03:59:59.999Z', '2026-07-16T04:00:00.000Z'],
    ['clocks go forward: a day of 23 hours', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00.000Z'],
    ['after they went forward', '2026-03-08T20:00:00Z', '2026-03-09T04:00:00.000Z'],
    ['clocks go back: a day of 25 hours', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00.000Z'],
    ['in the hour that comes twice', '2026-11-01T06:30:00Z', '2026-11-02T05:00:00.000Z'],
    ['the end of a year', '2026-12-31T23:00:00Z', '2027-01-01T05:00:00.000Z'],
    ['a leap day', '2028-02-29T12:00:00Z', '2028-03-01T05:00:00.000Z'],
  ])('%s', (_, instant, end) => {
    expect(endOfDayIn(shopTimeZone, instant)).toBe(end);
  });

  it('is the next midnight, at most 25 hours away', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const end = endOfDayIn(shopTimeZone, instant);
        expect(end).toMatch(/:00\.000Z$/);
        expect(clockAt(end)).toMatchObject({ hour: 0, minute: 0 });
        const hours = (Date.parse(end) - Date.parse(instant)) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(25);
        const justBefore = new Date(Date.parse(end) - 1).toISOString();
        expect(clockAt(justBefore).day).toBe(clockAt(instant).day);
        expect(clockAt(end).day).not.toBe(clockAt(instant).day);
      }),
    );
  });

  it('results in days of 23, 24 and 25 hours, with one short and one long day a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2008, max: 2050 }), (year) => {
        const lengths: number[] = [];
        let day = endOfDayIn(shopTimeZone, `${year - 1}-12-31T12:00:00Z`);
        while (clockAt(day).day.startsWith(String(year))) {
          const next = endOfDayIn(shopTimeZone, day);
          lengths.push((Date.parse(next) - Date.parse(day)) / 3_600_000);
          day = next;
        }
        expect(lengths.filter((hours) => hours === 23)).toHaveLength(1);
        expect(lengths.filter((hours) => hours === 25)).toHaveLength(1);
        expect(lengths.filter((hours) => hours === 24)).toHaveLength(lengths.length - 2);
      }),
      { numRuns: 5 },
    );
  });

  it('also works in other time zones, even if a midnight does not exist', () => {
    expect(endOfDayIn('Europe/Berlin', '2026-03-29T00:30:00Z')).toBe('2026-03-29T22:00:00.000Z');
    expect(endOfDayIn('Africa/Cairo', '2026-04-23T12:00:00Z')).toBe('2026-04-23T22:00:00.000Z');
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00:00Z'])('is not told of %j', (instant) => {
    expect(() => endOfDayIn(shopTimeZone, instant)).toThrow(RangeError);
  });
});

describe('a countdown', () => {
  it.each([
    ['2026-11-02T05:00:00Z', '2026-11-01T04:00:00Z', true],
    ['2026-11-02T05:00:00Z', '2026-11-02T04:59:59Z', true],
    ['2026-11-02T05:00:00Z', '2026-11-02T05:00:00Z', false],
    ['2026-11-02T05:00:00Z', '2026-11-01T03:59:59Z', false],
    ['2026-11-02T04:00:00Z', '2026-11-01T12:00:00Z', false],
  ])('to %s is there at %s: %s', (endsAt, now, expected) => {
    expect(isCountedDown(endsAt, now)).toBe(expected);
  });

  it('decreases by a second each second and stays at 0', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 90_000 }), (end, seconds) => {
        const now = new Date(Date.parse(end) - seconds * 1000).toISOString();
        const left = timeLeft(end, now);
        expect(left.hours * 3600 + left.minutes * 60 + left.seconds).toBe(seconds);
        expect(timeLeft(now, end)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
      }),
    );
  });
});

it.each([
  ['2026-12-31', '2027-01-01T05:00:00.000Z'],
  ['2026-03-07', '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', '2026-03-09T04:00:00.000Z'],
  ['2026-10-31', '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', '2026-11-02T05:00:00.000Z'],
])('what holds until %s ends at %s', (day, end) => {
  expect(endOfShopDay(day)).toBe(end);
  expect(lastShopDay(end)).toBe(day);
});

describe('the end of a day in a time zone', () => {
  it.each([
    ['Pacific/Auckland', '2026-12-31', '2026-12-31T11:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-31', '2026-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-31', '2027-01-01T11:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['America/New_York', '2028-02-29', '2028-03-01T05:00:00.000Z'],
  ])('%s on %s is %s', (timeZone, day, end) => {
    expect(endOfZoneDay(timeZone, day)).toBe(end);
  });
});
