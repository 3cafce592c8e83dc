import { millisecondsOf, shopTimeZone } from '../time/index.ts';
import { leadEventTime } from './lead-event-times.ts';

/** When somebody answers the telephone in one week, as ISO instants in UTC. */
export interface SupportWeek {
  /** Of its first day. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** When its last day starts. */
  readonly lastStartsAt: string;
}

/** Somebody answers from Monday to Friday by the shop's own clock, as the pages say in words. */
const mondays = {
  timeZone: shopTimeZone,
  begins: '2026-01-05T08:00',
  ends: '2026-01-05T18:00',
  everyWeeks: 1,
} as const;
const fromMondayToFriday = 4 * 86_400_000;

/** The hours of the week whose Monday is not over at an instant (ISO): clocks of the zone never change between its days. */
export function supportWeek(now: string): SupportWeek {
  const { startsAt, endsAt } = leadEventTime(mondays, now);
  return {
    startsAt,
    endsAt,
    lastStartsAt: new Date(millisecondsOf(startsAt) + fromMondayToFriday).toISOString(),
  };
}
