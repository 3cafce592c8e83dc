const millisecondsPerDay = 86_400_000;
const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970-01-01. */
function dayNumber(isoDate: string): number {
  const milliseconds = isoDatePattern.test(isoDate) ? Date.parse(`${isoDate}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(milliseconds) || isoDateOf(milliseconds / millisecondsPerDay) !== isoDate)
    throw new RangeError(`Not a date: ${isoDate}`);
  return milliseconds / millisecondsPerDay;
}

function isoDateOf(day: number): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Dates are ISO calendar dates (2026-11-21) without a time zone; other strings throw a RangeError. */
export function addDays(isoDate: string, days: number): string {
  return isoDateOf(dayNumber(isoDate) + days);
}

/** Whole days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The same day so many calendar months later, or the last day of that month where it has no such day. */
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

export function isWeekend(isoDate: string): boolean {
  return [0, 6].includes(weekdayOf(isoDate));
}
