import { carrierHolidays } from '@sonde/machines/rules/time';
import table from './public-holidays.json' with { type: 'json' };

/** By country and year the days as `MM-DD`, separated by spaces, weekends left out. */
const days: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(table));

/** Where parcels leave. */
export const warehouseCountry = 'US';

/**
 * The weekdays of a year on which nothing leaves or arrives in a country, as ISO dates; none where the table has no such
 * country or year. Those of the United States are the shop's own decision. The others are what date-holidays 3.37.0 (data
 * CC BY 3.0) calls public and bank holidays of the whole country, for 2026 to 2045. Days by the moon are as calculated.
 */
export function holidaysIn(country: string, year: number): readonly string[] {
  if (country === 'US') return carrierHolidays(year);
  const found = days.get(country)?.[year];
  return found ? found.split(' ').map((day) => `${year}-${day}`) : [];
}
