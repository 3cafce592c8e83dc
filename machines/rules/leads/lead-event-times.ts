import type { LeadEvent } from './lead-events.ts';
import { millisecondsOf, zoneClock } from '../time/index.ts';

/** One time of an event, as ISO instants in UTC. */
export interface LeadEventTime {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Whether it has ended and does not come again. */
  readonly isOver: boolean;
}

const millisecondsPerWeek = 7 * 86_400_000;

/** What a zone's clock shows at an instant, as if it were UTC; both in milliseconds since 1970. */
function clockIn(timeZone: string, instant: number): number {
  const { day, hour, minute } = zoneClock(timeZone, instant);
  return millisecondsOf(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
}

/** The instant at which a zone's clock shows a time; where clocks go forward over it, an hour later. */
function instantOf(clock: number, timeZone: string): number {
  const guess = clock - (clockIn(timeZone, clock) - clock);
  return guess - (clockIn(timeZone, guess) - clock);
}

const clockOf = (time: string) => millisecondsOf(`${time}:00Z`);

/**
 * The next time of an event, or the one that runs, at an instant (ISO); of what does not come again, the last. It stays
 * at the same hour of its own clock over the days when clocks change.
 */
export function leadEventTime(
  { begins, ends, timeZone, everyWeeks }: Omit<LeadEvent, 'kind'>,
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
