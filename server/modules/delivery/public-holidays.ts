import { carrierHolidays } from '@sonde/machines/rules/time';
import table from './public-holidays.json' with { type: 'json' };

/** By country and year, the days as `MM-DD`, separated by spaces, without weekends. */
const days: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(table));

/**
 * The weekdays of a year on which no parcels leave or arrive in a country, as ISO dates; empty if the table lacks the
 * country or year. Those of the United States are the shop's own decision. The others are the nationwide public and
 * bank holidays of date-holidays 3.37.0 (data CC BY 3.0), for 2026 to 2045. Holidays of lunar calendars are calculated.
 */
export function holidaysIn(country: string, year: number): readonly string[] {
  if (country === 'US') return carrierHolidays(year);
  const listed = days.get(country)?.[year];
  return listed ? listed.split(' ').map((day) => `${year}-${day}`) : [];
}
