import { millisecondsOf, shopTimeZone } from '../time/index.ts';
import { leadEventTime } from './lead-event-times.ts';

/** The phone support hours of one week, as ISO instants in UTC. */
export interface SupportWeek {
  /** The opening time of its first day; `endsAt` is that day's closing time. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The opening time of its last day. */
  readonly lastStartsAt: string;
}

/** Monday's hours. Phone support is open from Monday to Friday, in the shop's time zone, as the pages say. */
const mondays = {
  timeZone: shopTimeZone,
  begins: '2026-01-05T08:00',
  ends: '2026-01-05T18:00',
  everyWeeks: 1,
} as const;
const fromMondayToFriday = 4 * 86_400_000;

/**
 * The hours of the current week until Monday's closing time, then of the next (`now` is ISO). Clocks never change
 * between Monday and Friday.
 */
export function supportWeek(now: string): SupportWeek {
  const { startsAt, endsAt } = leadEventTime(mondays, now);
  return {
    startsAt,
    endsAt,
    lastStartsAt: new Date(millisecondsOf(startsAt) + fromMondayToFriday).toISOString(),
  };
}
