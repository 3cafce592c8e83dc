import countryRows from './data/countries.json' with { type: 'json' };
import type { Currency } from '../money/index.ts';
import { ownValue } from '../texts/index.ts';

/** A language as the URL writes it, and its BCP 47 tag for this country. */
export interface CountryLanguage {
  readonly url: string;
  readonly bcp47: string;
}

/** What the tax on sales is called: a US or Canadian sales tax, a value-added tax, a goods and services tax, or none. */
export type TaxKind = 'SALES_TAX' | 'VAT' | 'GST' | 'NONE';

/**
 * The tax on what is sold in a country: `ratePpm` is the standard rate in parts per million (the table of states or
 * provinces where `pricesInclude` is false), `pricesInclude` whether catalogue prices are entered with it.
 */
interface CountryTax {
  readonly kind: TaxKind;
  readonly ratePpm: number;
  readonly pricesInclude: boolean;
}

/** What a country calls the number under which a business is registered for its tax. */
export type TaxIdKind = 'VAT' | 'GST' | 'ABN' | 'TAX';

/**
 * The number under which businesses of a country are registered for tax: `validator` is the check in the library
 * `stdnum`, null where it has none, `example` how one is written, which passes that check. Buyers are asked for it
 * where `isOffered`.
 */
export interface CountryTaxId {
  readonly kind: TaxIdKind;
  readonly validator: string | null;
  readonly example: string | null;
  readonly isOffered: boolean;
}

/** A country that the shop knows; the first language is its default (coverage COUNTRY-5). */
export interface Country {
  readonly code: string;
  readonly currency: Currency;
  /** The IANA time zone of its capital or, in wide countries, of most who live there: its shop's calendar. */
  readonly timeZone: string;
  /** Sold to now. */
  readonly enabled: boolean;
  /** One of the twenty main countries; the other rows are extra markets. */
  readonly main: boolean;
  readonly languages: readonly CountryLanguage[];
  readonly tax: CountryTax;
  readonly taxId: CountryTaxId;
  /**
   * Whether a business with a tax id may account for the tax itself, which `taxIdStatus` decides. Member states of
   * the EU are asked through their registry; elsewhere (GB, NO, CH) the tax is charged unless this is set to true.
   */
  readonly reverseChargeEligible: boolean;
}

export const countries = countryRows as readonly Country[];

export const enabledCountries: readonly Country[] = countries.filter((country) => country.enabled);
export const mainCountries: readonly Country[] = countries.filter((country) => country.main);

/** The 27 member states, sold to or not. */
export const euMembers = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
] as const;

/** Norwegian is `no` in the URL, whichever of its written forms a browser asks for. */
const languageAliases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** A language that nobody speaks and every country has while the shop is developed or tested: each text is marked, so that a forgotten one stands out. */
export const pseudoLanguage = 'zz';

/** The country of a two-letter code in either case; undefined for one that the shop does not know. */
export function countryByCode(code: string): Country | undefined {
  const wanted = code.toUpperCase();
  return countries.find((country) => country.code === wanted);
}

export function isCountryEnabled(code: string): boolean {
  return countryByCode(code)?.enabled ?? false;
}

export function isEuMember(code: string): boolean {
  return (euMembers as readonly string[]).includes(code.toUpperCase());
}

function languageInAddress(name: string): string {
  const lowered = name.toLowerCase();
  return ownValue(languageAliases, lowered) ?? lowered;
}

/** A language of a country by the name that an address or a browser has for it, in either case. */
function languageOf(country: Country, name: string): CountryLanguage | undefined {
  const url = languageInAddress(name);
  return country.languages.find((language) => language.url === url);
}

/** As addresses have it, a language in which the shop of some country that is sold to is written; null for any other. */
export function knownLanguage(name: string): string | null {
  const url = languageInAddress(name);
  return enabledCountries.some(({ languages }) => languages.some((language) => language.url === url))
    ? url
    : null;
}

/** Whether a country's shop is written in a language. */
export function hasLanguage(country: Country, name: string): boolean {
  return languageOf(country, name) !== undefined;
}

/** The language to show in a country: the wanted one where the country has it, else the country's default. */
export function languageFor(country: Country, wanted: string): CountryLanguage {
  return languageOf(country, wanted) ?? (country.languages[0] as CountryLanguage);
}

/** Which of the two deciding devices have a price in a country. */
export interface DecidingPrices {
  readonly iq3: boolean;
  readonly iqPlusLightning: boolean;
}

/**
 * Whether a visitor may shop in a country: it is enabled, or one of the deciding devices is priced there. Where it is
 * not, the visitor goes to the default country and is told (coverage COUNTRY-4).
 */
export function isCountryAvailable(code: string, prices: DecidingPrices): boolean {
  return isCountryEnabled(code) || prices.iq3 || prices.iqPlusLightning;
}
