import type { ChosenShop } from './chosen-shop.ts';
import {
  type Country,
  countryByCode,
  type CountryLanguage,
  type OpeningPrices,
  hasLanguage,
  isCountryAvailable,
  knownLanguage,
  languageFor,
  pseudoLanguage,
} from './countries.ts';
import { defaultCountryCode } from './default-country.ts';
import { countryCodes } from './country-codes.ts';

/** The facts about a visitor that decide the URL of a page. */
export interface Visitor {
  /** ISO code; null if unknown, and for visitors with a valid login. */
  readonly geolocation: string | null;
  /** The country of the signed-in visitor's organization; null for other visitors. */
  readonly organizationCountry: string | null;
  /** The visitor's choice from the list of countries and languages; null if they never chose. */
  readonly chosen: ChosenShop | null;
  /** The visitor's languages, in order of preference. */
  readonly languages: readonly string[];
}

/** The facts about the shop that decide the URL of a page. */
export interface RedirectingShop {
  /** Whether the deciding devices have a price in a country. */
  pricesIn(country: string): OpeningPrices;
  /** Whether the pseudo-language is available: during development and tests, never for buyers. */
  readonly hasPseudoLanguage: boolean;
}

/** The URL that a page should have, and the reason for the redirect. */
export interface ShopRedirect {
  /** Starts with country and language in lower case, with slashes at both ends, e.g. `/us/en/cart/`. */
  readonly path: string;
  /** The ISO code of a requested country that the shop doesn't sell to; otherwise null. */
  readonly countryNotAvailable: string | null;
  /** The URL code of a requested language that the shop has in other countries only; otherwise null. */
  readonly languageNotAvailable: string | null;
  /** The ISO code of a requested country that gave way to the country of the visitor's organization; otherwise null. */
  readonly otherCountryAsked: string | null;
}

const twoLetters = /^[a-z]{2}$/i;

interface RequestedAddress {
  /** Upper case; null without a prefix, and for a prefix that isn't a country. */
  readonly country: string | null;
  /** Null if the URL doesn't contain one. */
  readonly language: string | null;
  /** Without a leading slash. */
  readonly rest: string;
}

/** Pages whose names are country codes. */
const pagesNamedLikeCountries: readonly string[] = ['IQ'];

/**
 * Splits a path into prefix and page. Two segments of two letters are always a prefix. One segment is a prefix if it is
 * a country code, and its language is then guessed. Anything else is part of the page's path, as is `iq`, which is a
 * page rather than Iraq.
 */
function readAddress(path: string): RequestedAddress {
  const own = path.replace(/^\/+/, '');
  const [country = '', language = '', ...rest] = own.split('/');
  const code = country.toUpperCase();
  if (twoLetters.test(country) && twoLetters.test(language))
    return countryCodes.includes(code)
      ? { country: code, language, rest: rest.join('/') }
      : { country: null, language: null, rest: rest.join('/') };
  return !countryCodes.includes(code) || pagesNamedLikeCountries.includes(code)
    ? { country: null, language: null, rest: own }
    : { country: code, language: null, rest: [language, ...rest].join('/') };
}

/** The first language in a country: the chosen one, otherwise the first that the visitor and the country share. */
function guessedLanguage(country: Country, { chosen, languages }: Visitor): CountryLanguage {
  const requested = chosen?.country === country.code ? [chosen.language] : languages;
  const shared = requested.find((language) => hasLanguage(country, language));
  return languageFor(country, shared ?? '');
}

function shownLanguage(
  country: Country,
  asked: RequestedAddress,
  visitor: Visitor,
  { hasPseudoLanguage }: RedirectingShop,
): string {
  if (hasPseudoLanguage && asked.language === pseudoLanguage) return pseudoLanguage;
  return (asked.language === null ? guessedLanguage(country, visitor) : languageFor(country, asked.language))
    .url;
}

/** The language in the URL if this country doesn't have it but the shop has it elsewhere. */
function missingLanguage(country: Country, asked: RequestedAddress): string | null {
  if (asked.language === null || asked.country !== country.code) return null;
  return hasLanguage(country, asked.language) ? null : knownLanguage(asked.language);
}

/**
 * The correct URL of a page, with an available country and language in lower case; null if it was requested (coverage
 * REDIRECT-1).
 *
 * For a path without a prefix, it is the shop that the visitor chose, otherwise the one for their location, in a
 * language that they read. A path with only a country gets the language. A country that the shop doesn't sell to
 * redirects to the default country, and a language that the country doesn't have to its default language. Members of an
 * organization stay in the shop of its country. The result reports all of this. `path` has no query.
 */
export function shopRedirect(path: string, visitor: Visitor, shop: RedirectingShop): ShopRedirect | null {
  const asked = readAddress(path);
  const { geolocation, organizationCountry, chosen } = visitor;
  const guess = chosen?.country ?? geolocation ?? defaultCountryCode;
  const requested = organizationCountry ?? asked.country ?? guess;
  const isSoldTo =
    countryByCode(requested) !== undefined && isCountryAvailable(requested, shop.pricesIn(requested));
  const country = countryByCode(isSoldTo ? requested : defaultCountryCode);
  if (country === undefined) throw new Error('The default country is missing from the table of countries.');
  const language = shownLanguage(country, asked, visitor, shop);
  const address = `/${country.code.toLowerCase()}/${language}/${asked.rest}`;
  if (address === path || address === `${path}/`) return null;
  return {
    path: address,
    countryNotAvailable: isSoldTo ? null : requested,
    languageNotAvailable: missingLanguage(country, asked),
    otherCountryAsked: organizationCountry === null || asked.country === country.code ? null : asked.country,
  };
}
