import { addDays, isWeekend, weekdayOf } from './calendar.ts';

const day = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observed(isoDate: string): string {
  if (!isWeekend(isoDate)) return isoDate;
  return addDays(isoDate, weekdayOf(isoDate) === 6 ? -1 : 1);
}

/** The weekday on or after a date; 0 is Sunday. */
const onOrAfter = (isoDate: string, weekday: number): string =>
  addDays(isoDate, (weekday - weekdayOf(isoDate) + 7) % 7);

const monday = 1;
const thursday = 4;

/**
 * The six days of a year on which nothing is counted on to leave or arrive in the United States, as ISO dates in the
 * order of the year: New Year, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas. Which six, and that
 * one at a weekend is kept on the nearest weekday, is the shop's decision: a day too many promises nothing false.
 */
export const carrierHolidays = (year: number): readonly string[] => [
  observed(day(year, 1, 1)),
  onOrAfter(day(year, 5, 25), monday),
  observed(day(year, 7, 4)),
  onOrAfter(day(year, 9, 1), monday),
  onOrAfter(day(year, 11, 22), thursday),
  observed(day(year, 12, 25)),
];
