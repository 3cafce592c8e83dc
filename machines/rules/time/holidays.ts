import { addDays, isWeekend, weekdayOf } from './calendar.ts';

const day = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** The day on which a holiday is observed: a Saturday's on Friday, a Sunday's on Monday. */
function observedDay(isoDate: string): string {
  if (!isWeekend(isoDate)) return isoDate;
  return addDays(isoDate, weekdayOf(isoDate) === 6 ? -1 : 1);
}

/** The first such weekday on or after a date; 0 is Sunday. */
const onOrAfter = (isoDate: string, weekday: number): string =>
  addDays(isoDate, (weekday - weekdayOf(isoDate) + 7) % 7);

const monday = 1;
const thursday = 4;

/**
 * The six days of a year without dispatch or delivery in the United States, as ISO dates in calendar order: New Year,
 * Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas. The choice of six, and moving those on weekends
 * to the nearest weekday, is the shop's decision: one holiday too many never makes an estimate too early.
 */
export const carrierHolidays = (year: number): readonly string[] => [
  observedDay(day(year, 1, 1)),
  onOrAfter(day(year, 5, 25), monday),
  observedDay(day(year, 7, 4)),
  onOrAfter(day(year, 9, 1), monday),
  onOrAfter(day(year, 11, 22), thursday),
  observedDay(day(year, 12, 25)),
];
