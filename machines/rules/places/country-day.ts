import { countryByCode } from './countries.ts';
import { defaultCountryCode } from './default-country.ts';
import { zoneClock } from '../time/index.ts';

/** The time zone of a country's shop; the default shop's for a country that has none. */
export const timeZoneOf = (country: string): string =>
  (countryByCode(country) ?? countryByCode(defaultCountryCode))?.timeZone ?? 'UTC';

/**
 * The day (yyyy-mm-dd) that the calendar of a country's shop shows at a moment: contracts, mails and renewals count in
 * it. When parcels leave and offers end is counted where the warehouse is, by `shopTimeZone`.
 */
export const countryDay = (country: string, moment: Date): string =>
  zoneClock(timeZoneOf(country), moment.getTime()).day;
