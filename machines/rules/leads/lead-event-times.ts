import type { LeadEvent } from './lead-events.ts';
import { millisecondsOf, zoneClock } from '../time/index.ts';

/** One occurrence of an event, as ISO instants in UTC. */
export interface LeadEventTime {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Whether it has ended and won't recur. */
  readonly isOver: boolean;
}

const millisecondsPerWeek = 7 * 86_400_000;

/** The local time of a zone at an instant, as if it were UTC. Both are milliseconds since 1970. */
function clockIn(timeZone: string, instant: number): number {
  const { day, hour, minute } = zoneClock(timeZone, instant);
  return millisecondsOf(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
}

/** Converts a zone's local time to an instant; an hour later if the clocks skip that time. */
function instantOf(clock: number, timeZone: string): number {
  const guess = clock - (clockIn(timeZone, clock) - clock);
  return guess - (clockIn(timeZone, guess) - clock);
}

const clockOf = (time: string) => millisecondsOf(`${time}:00Z`);

/**
 * The current or next occurrence of an event at an instant (ISO); the last one if it won't recur. An event keeps its
 * local time across clock changes.
 */
export function leadEventTime(
  { begins, ends, timeZone, everyWeeks }: Omit<LeadEvent, 'kind' | 'place'>,
  now: string,
): LeadEventTime {
  const at = millisecondsOf(now);
  const period = (everyWeeks ?? 0) * millisecondsPerWeek;
  const end = (times: number) => instantOf(clockOf(ends) + times * period, timeZone);
  const passed = period === 0 ? 0 : Math.max(0, Math.floor((at - end(0)) / period));
  const coming = period === 0 ? [0] : [passed, passed + 1, passed + 2];
  const times = coming.find((next) => end(next) > at);
  return {
    startsAt: new Date(instantOf(clockOf(begins) + (times ?? 0) * period, timeZone)).toISOString(),
    endsAt: new Date(end(times ?? 0)).toISOString(),
    isOver: times === undefined,
  };
}
