const millisecondsPerDay = 86_400_000;
const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/;
const timePattern =
  /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;

/** Milliseconds since 1970; NaN for a nonexistent date. */
function parseDate(isoDate: string): number {
  const [, year, month, day] = datePattern.exec(isoDate) ?? [];
  const milliseconds = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return new Date(milliseconds).getUTCDate() === Number(day) && isMonth(month) ? milliseconds : Number.NaN;
}

function isMonth(month: string | undefined): boolean {
  return Number(month) >= 1 && Number(month) <= 12;
}

/** The years that an ISO date can name, in milliseconds since 1970. */
const firstYear = parseDate('0000-01-01');
const afterLastYear = parseDate('9999-12-31') + millisecondsPerDay;

/** Milliseconds since 1970; NaN if it isn't an instant, or if its year has more or less than four digits in UTC. */
function parseInstant(value: string): number {
  const [, hours, minutes, seconds = 0, fraction = '', sign, zoneHours = 0, zoneMinutes = 0] =
    timePattern.exec(value.slice(11)) ?? [];
  const clock = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000;
  const isSeparated = value.charAt(10) === 'T';
  const local = parseDate(value.slice(0, 10)) + clock + Number(fraction.padEnd(3, '0').slice(0, 3));
  const milliseconds = local - (sign === '-' ? -offset : offset);
  return isSeparated && milliseconds >= firstYear && milliseconds < afterLastYear ? milliseconds : Number.NaN;
}

/** Whether a text is an existing calendar date (2026-11-21); 2026-02-30 isn't. */
export function isDate(value: string): boolean {
  return !Number.isNaN(parseDate(value));
}

/** Whether a text is an ISO instant, an existing date with a time and a zone: 2026-11-21T09:30:00Z, …+01:00. */
export function isInstant(value: string): boolean {
  return !Number.isNaN(parseInstant(value));
}

/** The start of a calendar date in UTC, in milliseconds since 1970. Throws a RangeError for a nonexistent date. */
export function startOfDate(isoDate: string): number {
  const milliseconds = parseDate(isoDate);
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a date: ${isoDate}`);
  return milliseconds;
}

/**
 * Converts an ISO instant to milliseconds since 1970, truncating finer precision. Throws a RangeError for other text.
 */
export function millisecondsOf(instant: string): number {
  const milliseconds = parseInstant(instant);
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not an instant: ${instant}`);
  return milliseconds;
}

/** Days since 1970-01-01. */
function dayNumber(isoDate: string): number {
  return startOfDate(isoDate) / millisecondsPerDay;
}

function isoDateOf(day: number): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Adds days to an ISO calendar date (2026-11-21). Throws a RangeError for other text. */
export function addDays(isoDate: string, days: number): string {
  return isoDateOf(dayNumber(isoDate) + days);
}

const monthOf = (isoDate: string): number => Number(isoDate.slice(0, 4)) * 12 + Number(isoDate.slice(5, 7));

/** Calendar months from one ISO date to another, whatever their days: 1 from 31 January to 1 February. */
export const monthsBetween = (from: string, to: string): number => monthOf(to) - monthOf(from);

/** Whole days from the first date to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day a number of calendar months later, or the last day of that month if it has no such day. */
export function addMonths(isoDate: string, months: number): string {
  const start = new Date(dayNumber(isoDate) * millisecondsPerDay);
  const firstOfMonth = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const lastDay = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  return isoDateOf(firstOfMonth / millisecondsPerDay + Math.min(start.getUTCDate(), lastDay) - 1);
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(isoDate: string): number {
  return new Date(dayNumber(isoDate) * millisecondsPerDay).getUTCDay();
}

/** Whether this day is a Saturday or a Sunday. */
export function isWeekend(isoDate: string): boolean {
  return [0, 6].includes(weekdayOf(isoDate));
}
