import { addDays, millisecondsOf } from './calendar.ts';
import { zoneClock } from './zone-clock.ts';

const millisecondsPerHour = 3_600_000;
/** In milliseconds, longer than any real day: 25 hours when clocks go back, 48 where a date was repeated. */
const longestDay = 49 * millisecondsPerHour;

/**
 * The end of the current day in a time zone: the first second of the next day, as an ISO instant in UTC. It follows the
 * zone's clock changes, which make days of 23 or 25 hours. Throws a RangeError for an invalid instant or time zone.
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
 * The end of a calendar day (yyyy-mm-dd) in a time zone, as an ISO instant in UTC. Throws a RangeError for an invalid
 * day or time zone.
 */
export function endOfZoneDay(timeZone: string, day: string): string {
  const [inside] = ['00', '12']
    .map((hour) => `${day}T${hour}:00:00Z`)
    .filter((instant) => zoneClock(timeZone, millisecondsOf(instant)).day === day);
  if (inside === undefined) throw new RangeError(`The time zone is more than a day from UTC: ${timeZone}`);
  return endOfDayIn(timeZone, inside);
}

/** The time zone of the warehouse, in which dispatch days and the ends of offers are defined (coverage PROMO-4). */
export const shopTimeZone = 'America/New_York';

/**
 * The end of a calendar day (yyyy-mm-dd) in the shop's time zone, as an ISO instant in UTC. This is what "until" that
 * day means, even if the clocks change. Throws a RangeError for an invalid day.
 */
export function endOfShopDay(day: string): string {
  return endOfDayIn(shopTimeZone, `${day}T12:00:00Z`);
}

/** The beginning of a calendar day (yyyy-mm-dd) in the shop's time zone, as in `endOfShopDay`: the end of the day before. */
export function startOfShopDay(day: string): string {
  return endOfShopDay(addDays(day, -1));
}

/** The last calendar day (yyyy-mm-dd) in the shop's time zone before an end, an ISO instant. */
export function lastShopDay(endsAt: string): string {
  return zoneClock(shopTimeZone, millisecondsOf(endsAt) - 1).day;
}

/** Whether an end is the end of the current day in New York. Only then is there a countdown. */
export function isCountedDown(endsAt: string, now: string): boolean {
  return millisecondsOf(endsAt) === millisecondsOf(endOfDayIn(shopTimeZone, now));
}

/** The hours, minutes and seconds from `now` to `endsAt`; 0 once it has passed. */
export function timeLeft(
  endsAt: string,
  now: string,
): { readonly hours: number; readonly minutes: number; readonly seconds: number } {
  const whole = Math.max(0, Math.floor((millisecondsOf(endsAt) - millisecondsOf(now)) / 1000));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}
