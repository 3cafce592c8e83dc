import { countryByCode } from './countries.ts';

/** A cookie set in the browser at sign-in. It isn't secret and is trusted only for the URL and the first picture of pages. */
export const organizationCountryCookie = 'sonde.organizationCountry';

/** The cookie's value at a sign-in; `none` without an organization, or with organizations of several countries. */
export const organizationCountryValue = (country: string | null): string => country ?? 'none';

const form = /(?:^|; )sonde\.organizationCountry=([A-Z]{2})(?:;|$)/;

/**
 * Reads the country (ISO code) of a signed-in visitor's organization from a `Cookie` header or `document.cookie`. Null
 * if there is none or if the country has no shop.
 */
export function readOrganizationCountry(cookies: string): string | null {
  const country = countryByCode(form.exec(cookies)?.[1] ?? '');
  return country?.enabled === true ? country.code : null;
}

/** Whether someone has signed in, as far as a `Cookie` header shows: a reason to expect it, never to grant anything. */
export const isSignInExpected = (cookies: string): boolean =>
  /(?:^|; )sonde\.organizationCountry=(?:[A-Z]{2}|none)(?:;|$)/.test(cookies);

/** An organization of a user, and where it is. */
export interface LocatedOrganization {
  readonly slug: string;
  /** ISO code. */
  readonly country: string;
}

/**
 * The country of the organization that a user has chosen, otherwise of all their organizations if it is the same; null
 * if it has no shop.
 */
export function organizationCountryOf(
  organizations: readonly LocatedOrganization[],
  chosenSlug: string | null,
): string | null {
  const chosen = organizations.filter(({ slug }) => slug === chosenSlug);
  const countries = (chosen.length > 0 ? chosen : organizations).map(({ country }) => country);
  const [only, ...others] = new Set(countries);
  return only !== undefined && others.length === 0 && countryByCode(only)?.enabled === true ? only : null;
}
