import { millisecondsOf } from '../time/index.ts';
import { leadEventTime } from './lead-event-times.ts';
import type { SupportDeskHours } from './support-desks.ts';

/** The phone support hours of one week, as ISO instants in UTC. */
export interface SupportWeek {
  /** The opening time of its first day; `endsAt` is that day's closing time. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The opening time of its last day. */
  readonly lastStartsAt: string;
}

/** A Monday, since when phone support is open from Monday to Friday. */
const firstMonday = '2026-01-05';
const fromMondayToFriday = 4 * 86_400_000;

const clock = (hour: number) => `${firstMonday}T${String(hour).padStart(2, '0')}:00`;

/**
 * A desk's hours of the current week until Monday's closing time, then of the next (`now` is ISO). No clocks change
 * between Monday and Friday.
 */
export function supportWeek({ timeZone, opens, closes }: SupportDeskHours, now: string): SupportWeek {
  const monday = { timeZone, begins: clock(opens), ends: clock(closes), everyWeeks: 1 } as const;
  const { startsAt, endsAt } = leadEventTime(monday, now);
  return {
    startsAt,
    endsAt,
    lastStartsAt: new Date(millisecondsOf(startsAt) + fromMondayToFriday).toISOString(),
  };
}
