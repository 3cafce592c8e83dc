import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadEventTime } from './lead-event-times.ts';
import { isLeadEventSlug, type LeadEvent, leadEventOf, leadEvents, leadEventSlugs } from './lead-events.ts';
import { zoneClock } from '../time/index.ts';

const everyFourWeeks: LeadEvent = {
  kind: 'webinar',
  timeZone: 'America/New_York',
  begins: '2026-01-15T12:00',
  ends: '2026-01-15T12:45',
  everyWeeks: 4,
  place: null,
};
const once: LeadEvent = { ...everyFourWeeks, everyWeeks: null };

describe('the next time of an event', () => {
  it.each([
    ['long before', '2020-01-01T00:00:00Z', '2026-01-15T17:00:00.000Z'],
    ['while it runs', '2026-01-15T17:30:00Z', '2026-01-15T17:00:00.000Z'],
    ['a moment before its end', '2026-01-15T17:44:59.999Z', '2026-01-15T17:00:00.000Z'],
    ['at its end', '2026-01-15T17:45:00Z', '2026-02-12T17:00:00.000Z'],
    ['after clocks went forward', '2026-03-01T00:00:00Z', '2026-03-12T16:00:00.000Z'],
    ['after clocks went back', '2026-11-01T12:00:00Z', '2026-11-19T17:00:00.000Z'],
    ['years later', '2031-06-01T00:00:00Z', '2031-06-26T16:00:00.000Z'],
  ])('%s', (_when, now, startsAt) => {
    expect(leadEventTime(everyFourWeeks, now)).toMatchObject({ startsAt, isOver: false });
  });

  it.each([
    ['2026-01-15T17:44:59Z', false],
    ['2026-01-15T17:45:00Z', true],
    ['2040-01-01T00:00:00Z', true],
  ])('of what is once is at %s over: %s', (now, isOver) => {
    expect(leadEventTime(once, now)).toEqual({
      startsAt: '2026-01-15T17:00:00.000Z',
      endsAt: '2026-01-15T17:45:00.000Z',
      isOver,
    });
  });

  it('keeps its local time, is in the future, and is within its interval', () => {
    const clock = (instant: string) => zoneClock('America/New_York', Date.parse(instant));
    const moment = fc.date({ min: new Date('2026-02-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (now) => {
        const { startsAt, endsAt } = leadEventTime(everyFourWeeks, now.toISOString());
        expect(clock(startsAt)).toMatchObject({ hour: 12, minute: 0 });
        expect(clock(endsAt)).toMatchObject({ hour: 12, minute: 45 });
        const ahead = Date.parse(endsAt) - now.getTime();
        expect(ahead > 0 && ahead <= 28 * 86_400_000 + 3_600_000).toBe(true);
      }),
    );
  });
});

describe('the events', () => {
  it('are found only by the path of their page', () => {
    expect(leadEventSlugs).toEqual(Object.keys(leadEvents));
    expect(
      ['webinar', 'webinar/', 'first-scans', 'toString', 'webinar/__proto__'].filter(isLeadEventSlug),
    ).toEqual([]);
  });

  it.each(leadEventSlugs)('%s is below its kind, ends after it starts, and has a valid time zone', (slug) => {
    const event = leadEventOf(slug);
    const { startsAt, endsAt } = leadEventTime(event, '2026-01-01T00:00:00Z');
    expect(slug).toMatch(new RegExp(`^${event.kind}/[a-z0-9-]+$`));
    expect(startsAt < endsAt).toBe(true);
  });
});
