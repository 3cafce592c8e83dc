import { countryByCode } from './countries.ts';

/** A cookie set in the browser at sign-in. It isn't secret and is trusted only for the URL of pages. */
export const organizationCountryCookie = 'sonde.organizationCountry';

const form = /(?:^|; )sonde\.organizationCountry=([A-Z]{2})(?:;|$)/;

/**
 * Reads the country (ISO code) of a signed-in visitor's organization from a `Cookie` header or `document.cookie`. Null
 * if there is none or if the country has no shop.
 */
export function readOrganizationCountry(cookies: string): string | null {
  const country = countryByCode(form.exec(cookies)?.[1] ?? '');
  return country?.enabled === true ? country.code : null;
}

/** The country of a user's organizations if it is the same for all of them and has a shop; otherwise null. */
export function organizationCountryOf(countries: readonly string[]): string | null {
  const [only, ...others] = new Set(countries);
  return only !== undefined && others.length === 0 && countryByCode(only)?.enabled === true ? only : null;
}
