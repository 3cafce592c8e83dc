import { millisecondsOf } from './calendar.ts';
import { zoneClock } from './zone-clock.ts';

const millisecondsPerHour = 3_600_000;
/** Longer than any day of any calendar that is kept: 25 hours when clocks go back, 48 where a date was counted twice. */
const longestDay = 49 * millisecondsPerHour;

/**
 * The end of the day that a time zone's calendar shows at an instant: the first second of its next day, as an ISO
 * instant in UTC. Follows the zone's own clock changes, so that such a day has 23 or 25 hours.
 * Throws a RangeError for what is no instant and for an unknown time zone.
 */
export function endOfDayIn(timeZone: string, instant: string): string {
  const from = millisecondsOf(instant);
  const today = zoneClock(timeZone, from).day;
  let lastOfToday = Math.floor(from / 1000);
  let firstOfNext = Math.ceil((from + longestDay) / 1000);
  while (firstOfNext - lastOfToday > 1) {
    const middle = Math.floor((lastOfToday + firstOfNext) / 2);
    if (zoneClock(timeZone, middle * 1000).day === today) lastOfToday = middle;
    else firstOfNext = middle;
  }
  return new Date(firstOfNext * 1000).toISOString();
}

/**
 * The end of a calendar day (yyyy-mm-dd) of a time zone, as an ISO instant in UTC.
 * Throws a RangeError for what is no day and for an unknown time zone.
 */
export function endOfZoneDay(timeZone: string, day: string): string {
  const [inside] = ['00', '12']
    .map((hour) => `${day}T${hour}:00:00Z`)
    .filter((instant) => zoneClock(timeZone, millisecondsOf(instant)).day === day);
  if (inside === undefined) throw new RangeError(`No zone is further than a day: ${timeZone}`);
  return endOfDayIn(timeZone, inside);
}

/** The time zone of the warehouse: days of dispatch and the ends of offers are counted in it (coverage PROMO-4). */
export const shopTimeZone = 'America/New_York';

/**
 * The end of a calendar day (yyyy-mm-dd) where the shop counts days, as an ISO instant in UTC: the one meaning of
 * "until" that day, whatever the clocks do on it. Throws a RangeError for what is no day.
 */
export function endOfShopDay(day: string): string {
  return endOfDayIn(shopTimeZone, `${day}T12:00:00Z`);
}

/** The last calendar day (yyyy-mm-dd) where the shop counts days that lies before an end, an ISO instant. */
export function lastShopDay(endsAt: string): string {
  return zoneClock(shopTimeZone, millisecondsOf(endsAt) - 1).day;
}

/** Whether an end is the end of the day that it is in New York now; only then is there a countdown to it. */
export function isCountedDown(endsAt: string, now: string): boolean {
  return millisecondsOf(endsAt) === millisecondsOf(endOfDayIn(shopTimeZone, now));
}

/** How many hours, minutes and seconds there are from one instant to a later one; 0 once it is over. */
export function timeLeft(
  endsAt: string,
  now: string,
): { readonly hours: number; readonly minutes: number; readonly seconds: number } {
  const whole = Math.max(0, Math.floor((millisecondsOf(endsAt) - millisecondsOf(now)) / 1000));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}
