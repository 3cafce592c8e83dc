import { countryByCode } from './countries.ts';

/** Set in the browser at sign-in: not a secret, and no proof of anything but for the address of pages. */
export const organizationCountryCookie = 'sonde.organizationCountry';

const form = /(?:^|; )sonde\.organizationCountry=([A-Z]{2})(?:;|$)/;

/**
 * The country (ISO code) of a signed-in visitor's organization in a list of cookies, as `Cookie` and `document.cookie`
 * have it; null for none, and for a country without a shop of its own.
 */
export function readOrganizationCountry(cookies: string): string | null {
  const country = countryByCode(form.exec(cookies)?.[1] ?? '');
  return country?.enabled === true ? country.code : null;
}

/** The one country of somebody's organizations that has a shop; null where there are none or several. */
export function organizationCountryOf(countries: readonly string[]): string | null {
  const [only, ...others] = new Set(countries);
  return only !== undefined && others.length === 0 && countryByCode(only)?.enabled === true ? only : null;
}
