import { countryByCode } from './countries.ts';
import { defaultCountryCode } from './default-country.ts';
import { zoneClock } from '../time/index.ts';

/** The time zone of a country's shop; that of the default shop if the country isn't in the table. */
export const timeZoneOf = (country: string): string =>
  (countryByCode(country) ?? countryByCode(defaultCountryCode))?.timeZone ?? 'UTC';

/**
 * The date (yyyy-mm-dd) in a country's shop at a moment. Contracts, mails and renewals use it. Dispatch and the end of
 * offers use the warehouse's time zone, `shopTimeZone`.
 */
export const countryDay = (country: string, moment: Date): string =>
  zoneClock(timeZoneOf(country), moment.getTime()).day;
