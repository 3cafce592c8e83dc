import { startOfDate } from '../time/index.ts';
import { ownValue } from './own-value.ts';
import type { LocaleFormats } from './locale-formats.ts';

type DayForms = Pick<LocaleFormats, 'days'>;

/** The year, month and day of an ISO date. Throws a RangeError for anything else. */
function partsOf(date: string): readonly [year: string, month: number, day: number] {
  const start = new Date(startOfDate(date));
  return [String(start.getUTCFullYear()), start.getUTCMonth() + 1, start.getUTCDate()];
}

const dayNames = (name: string, day: number, first: string) => {
  const text = day === 1 ? first : String(day);
  return { [name]: text, [name + name]: text.padStart(2, '0') };
};

const fill = (pattern: string, values: Readonly<Record<string, string | undefined>>) =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => ownValue(values, name) ?? '');

/** Formats a calendar day (ISO date) in full: `November 21, 2026`. */
export function longDayText({ days: { long, months, firstDay } }: DayForms, date: string): string {
  const [y, month, day] = partsOf(date);
  return fill(long, { y, M: months[month - 1], ...dayNames('d', day, firstDay) });
}

/** Formats a range of calendar days (ISO dates) in short: `Nov 24 – 26`. A single day is `Nov 24`. */
export function dayRangeText({ days }: DayForms, from: string, to: string): string {
  const { short, shortMonths, ranges, firstDay } = days;
  const [y, month, day] = partsOf(from);
  const [Y, lastMonth, lastDay] = partsOf(to);
  const start = { y, M: shortMonths[month - 1], ...dayNames('d', day, firstDay) };
  const end = { Y, N: shortMonths[lastMonth - 1], ...dayNames('D', lastDay, firstDay) };
  if (from === to) return fill(short, start);
  const withinYear = month === lastMonth ? ranges.withinMonth : ranges.withinYear;
  return fill(y === Y ? withinYear : ranges.acrossYears, { ...start, ...end });
}
