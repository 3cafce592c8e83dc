import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, shopTimeZone, zoneClock } from '../time/index.ts';
import {
  businessDaysAfter,
  cutOffHour,
  dispatchDate,
  estimateDelivery,
  estimateHoldsUntil,
  isBusinessDay,
} from './delivery.ts';

const thanksgiving = '2026-11-26';

describe('business days', () => {
  it.each([
    ['2026-11-20', 0, [], '2026-11-20'],
    ['2026-11-20', 1, [], '2026-11-23'],
    ['2026-11-21', 0, [], '2026-11-23'],
    ['2026-11-21', 1, [], '2026-11-23'],
    ['2026-11-23', 5, [], '2026-11-30'],
    ['2026-11-25', 1, [thanksgiving], '2026-11-27'],
    [thanksgiving, 0, [thanksgiving], '2026-11-27'],
    ['2026-11-24', 3, [thanksgiving], '2026-11-30'],
  ])('%s and %d business days (without %j) is %s', (date, days, holidays, expected) => {
    expect(businessDaysAfter(date, days, holidays)).toBe(expected);
  });

  it.each([-1, 0.5, Number.NaN])('refuses %d days', (days) => {
    expect(() => businessDaysAfter('2026-11-23', days)).toThrow(RangeError);
  });

  it('end on a business day, and the next one is later', () => {
    const anyDate = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(anyDate, fc.nat(40), (date, days) => {
        const reached = businessDaysAfter(date, days);
        expect(isBusinessDay(reached)).toBe(true);
        expect(reached >= date).toBe(true);
        expect(businessDaysAfter(reached, 1) > reached).toBe(true);
      }),
    );
  });
});

describe('an order leaves', () => {
  it.each([
    ['before the cut-off', '2026-11-23', 13, '2026-11-23'],
    ['after the cut-off', '2026-11-23', 14, '2026-11-24'],
    ['after the cut-off on Friday', '2026-11-20', 20, '2026-11-23'],
    ['on Saturday', '2026-11-21', 9, '2026-11-23'],
    ['on Sunday', '2026-11-22', 9, '2026-11-23'],
  ])('%s (%s, %d h) on %s', (_, today, hour, expected) => {
    expect(dispatchDate({ today, hour, cutOffHour: 14 })).toBe(expected);
  });
});

it('a parcel arrives between two dates', () => {
  const moment = { today: '2026-11-24', hour: 15, cutOffHour: 14 };
  expect(
    estimateDelivery({ minDays: 2, maxDays: 4 }, moment, {
      warehouse: [thanksgiving],
      destination: [],
    }),
  ).toEqual({
    earliest: '2026-11-30',
    latest: '2026-12-02',
  });
});

describe('an estimate holds', () => {
  it.each([
    ['from the morning until the cut-off', '2026-11-27T14:30:00Z', '2026-11-27T19:00:00.000Z'],
    ['just before the cut-off', '2026-11-27T18:59:59.999Z', '2026-11-27T19:00:00.000Z'],
    ['from the cut-off until midnight', '2026-11-27T19:00:00Z', '2026-11-28T05:00:00.000Z'],
    ['from midnight until the cut-off', '2026-11-28T05:00:00Z', '2026-11-28T19:00:00.000Z'],
    ['in summer', '2026-07-01T12:00:00Z', '2026-07-01T18:00:00.000Z'],
    ['when clocks go back', '2026-11-01T04:10:00Z', '2026-11-01T19:00:00.000Z'],
    ['when clocks go forward', '2026-03-08T05:10:00Z', '2026-03-08T18:00:00.000Z'],
  ])('%s (%s)', (_case, now, until) => {
    expect(estimateHoldsUntil(now)).toBe(until);
  });

  it('as long as orders leave on the same day', () => {
    const dispatchAt = (milliseconds: number) => {
      const { day, hour } = zoneClock(shopTimeZone, milliseconds);
      return dispatchDate({ today: day, hour, cutOffHour }, [thanksgiving]);
    };
    const anyInstant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, fc.nat(), (now, later) => {
        const until = Date.parse(estimateHoldsUntil(now.toISOString()));
        expect(until).toBeGreaterThan(now.getTime());
        const between = now.getTime() + (later % (until - now.getTime()));
        expect(dispatchAt(between)).toBe(dispatchAt(now.getTime()));
      }),
    );
  });
});
