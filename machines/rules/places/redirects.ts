import type { ChosenShop } from './chosen-shop.ts';
import {
  type Country,
  countryByCode,
  type CountryLanguage,
  type DecidingPrices,
  hasLanguage,
  isCountryAvailable,
  knownLanguage,
  languageFor,
  pseudoLanguage,
} from './countries.ts';
import { defaultCountryCode } from './default-country.ts';
import { countryCodes } from './country-codes.ts';

/** Who asks for a page, as far as the address that the page should have depends on it. */
export interface Visitor {
  /** ISO code; null where it can not be known, and for visitors with a valid login. */
  readonly geolocation: string | null;
  /** The country of the signed-in visitor's organization; null for everybody else. */
  readonly organizationCountry: string | null;
  /** What the visitor chose from the list of countries and languages; null for who never did. */
  readonly chosen: ChosenShop | null;
  /** Languages that the visitor reads, the most wanted first. */
  readonly languages: readonly string[];
}

/** What a shop has, as far as the address of a page depends on it. */
export interface RedirectingShop {
  /** Whether the deciding devices have a price in a country. */
  pricesIn(country: string): DecidingPrices;
  /** Whether pages are shown in the pseudo-language: while the shop is developed or tested, never to buyers. */
  readonly hasPseudoLanguage: boolean;
}

/** The address that a page should have, and why it is not the one that was asked for. */
export interface ShopRedirect {
  /** Country and language in lower case, slashes at both ends, e.g. `/us/en/cart/`. */
  readonly path: string;
  /** The ISO code of a country that was asked for and is not sold to; null otherwise. */
  readonly countryNotAvailable: string | null;
  /** The language that was asked for, as addresses have it, where the shop has it in other countries only; null otherwise. */
  readonly languageNotAvailable: string | null;
}

const twoLetters = /^[a-z]{2}$/i;

interface RequestedAddress {
  /** Upper case; null without a prefix, and for a prefix that no country has. */
  readonly country: string | null;
  /** Null where the address leaves it to be guessed. */
  readonly language: string | null;
  /** Without a slash in front. */
  readonly rest: string;
}

/** Pages whose names are the codes of countries. */
const pagesNamedLikeCountries: readonly string[] = ['IQ'];

/**
 * Two segments of two letters are a prefix, known or not; so is one that is a country, sold to or not, and its language is
 * guessed. Anything else is part of the page's own path, as `iq` is, which is a page before it is Iraq.
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

/** The language to begin with in a country: the chosen one, else the first that visitor and country have in common. */
function guessedLanguage(country: Country, { chosen, languages }: Visitor): CountryLanguage {
  const wanted = chosen?.country === country.code ? [chosen.language] : languages;
  const shared = wanted.find((language) => hasLanguage(country, language));
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

/** A language that the address names and the country does not have, though the shop has it elsewhere. */
function missingLanguage(country: Country, asked: RequestedAddress): string | null {
  if (asked.language === null || asked.country !== country.code) return null;
  return hasLanguage(country, asked.language) ? null : knownLanguage(asked.language);
}

/**
 * The address under which a page of the shop is served, or null when it is the one that was asked for: a country and a
 * language that it has, in lower case. A path without a prefix is guessed: the shop that the visitor chose once, else the
 * country where they are, in a language that they read; one with a country alone gets the language. A country that is
 * not sold to leads to the default one, a language that a country does not have to its default one; both say so. `path`
 * has no query (coverage REDIRECT-1).
 */
export function shopRedirect(path: string, visitor: Visitor, shop: RedirectingShop): ShopRedirect | null {
  const asked = readAddress(path);
  const { geolocation, organizationCountry, chosen } = visitor;
  const guess = chosen?.country ?? geolocation ?? defaultCountryCode;
  const wanted = organizationCountry ?? asked.country ?? guess;
  const isSoldTo = countryByCode(wanted) !== undefined && isCountryAvailable(wanted, shop.pricesIn(wanted));
  const country = countryByCode(isSoldTo ? wanted : defaultCountryCode);
  if (country === undefined) throw new Error('The default country is missing from the table of countries.');
  const language = shownLanguage(country, asked, visitor, shop);
  const address = `/${country.code.toLowerCase()}/${language}/${asked.rest}`;
  if (address === path || address === `${path}/`) return null;
  return {
    path: address,
    countryNotAvailable: isSoldTo ? null : wanted,
    languageNotAvailable: missingLanguage(country, asked),
  };
}
