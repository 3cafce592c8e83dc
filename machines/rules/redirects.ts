import {
  countryByCode,
  defaultCountryCode,
  isCountryAvailable,
  languageFor,
  pseudoLanguage,
} from './countries.ts';
import type { DecidingPrices } from './countries.ts';
import { countryCodes } from './country-codes.ts';

/** Who asks for a page, as far as the address that the page should have depends on it. */
export interface Visitor {
  /** ISO code; null where it can not be known, and for visitors with a valid login. */
  readonly geolocation: string | null;
  /** The country of the signed-in visitor's organization; null for everybody else. */
  readonly organizationCountry: string | null;
}

/** The address that a page should have, and why it is not the one that was asked for. */
export interface ShopRedirect {
  /** Country and language in lower case, slashes at both ends, e.g. `/us/en/cart/`. */
  readonly path: string;
  /** The ISO code of a country that was asked for and is not sold to; null otherwise. */
  readonly countryNotAvailable: string | null;
}

const twoLetters = /^[a-z]{2}$/i;

interface RequestedAddress {
  /** Upper case; null without a prefix, and for a prefix that no country has. */
  readonly country: string | null;
  readonly language: string;
  /** Without a slash in front. */
  readonly rest: string;
}

/** Two segments of two letters are a prefix, known or not; anything else is part of the page's own path. */
function readAddress(path: string): RequestedAddress {
  const [country = '', language = '', ...rest] = path.replace(/^\/+/, '').split('/');
  if (!twoLetters.test(country) || !twoLetters.test(language))
    return { country: null, language: '', rest: path.replace(/^\/+/, '') };
  const code = country.toUpperCase();
  return countryCodes.includes(code)
    ? { country: code, language, rest: rest.join('/') }
    : { country: null, language: '', rest: rest.join('/') };
}

/**
 * The address under which a page of the shop is served, or null when it is the one that was asked for: a country and a
 * language that it has, in lower case. A path without a prefix is guessed from where the visitor is; a country that is
 * not sold to leads to the default one, and says so. `path` has no query; `pricesIn` says whether the deciding devices
 * have a price. Specification §2 (redirect rules).
 */
export function shopRedirect(
  path: string,
  { geolocation, organizationCountry }: Visitor,
  pricesIn: (country: string) => DecidingPrices,
): ShopRedirect | null {
  const asked = readAddress(path);
  const wanted = organizationCountry ?? asked.country ?? geolocation ?? defaultCountryCode;
  const isSoldTo = countryByCode(wanted) !== undefined && isCountryAvailable(wanted, pricesIn(wanted));
  const country = countryByCode(isSoldTo ? wanted : defaultCountryCode);
  if (country === undefined) throw new Error('The default country is missing from the table of countries.');
  const language =
    asked.language === pseudoLanguage ? pseudoLanguage : languageFor(country, asked.language).url;
  const address = `/${country.code.toLowerCase()}/${language}/${asked.rest}`;
  if (address === path || address === `${path}/`) return null;
  return { path: address, countryNotAvailable: isSoldTo ? null : wanted };
}
