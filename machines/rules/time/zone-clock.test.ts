import { describe, expect, it } from 'vitest';
import { zoneClock } from './zone-clock.ts';

describe('the clock of a time zone', () => {
  it.each([
    ['UTC', '2026-11-24T20:00:00Z', { day: '2026-11-24', hour: 20, minute: 0 }],
    ['America/New_York', '2026-01-05T04:59:59Z', { day: '2026-01-04', hour: 23, minute: 59 }],
    ['America/New_York', '2026-01-05T05:00:00Z', { day: '2026-01-05', hour: 0, minute: 0 }],
    ['Asia/Kolkata', '2026-12-31T18:31:00Z', { day: '2027-01-01', hour: 0, minute: 1 }],
    ['Asia/Riyadh', '2028-02-28T21:00:00Z', { day: '2028-02-29', hour: 0, minute: 0 }],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', { day: '2026-10-25', hour: 2, minute: 30 }],
  ])('%s at %s', (timeZone, instant, expected) => {
    expect(zoneClock(timeZone, Date.parse(instant))).toEqual(expected);
  });

  it('throws for an invalid instant or time zone', () => {
    expect(() => zoneClock('UTC', Number.NaN)).toThrow(RangeError);
    expect(() => zoneClock('Mars/Olympus', 0)).toThrow(RangeError);
  });
});
