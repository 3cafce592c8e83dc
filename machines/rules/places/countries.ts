import countryRows from './data/countries.json' with { type: 'json' };
import type { Currency } from '../money/index.ts';
import { ownValue } from '../texts/index.ts';
import { isCountryEnabled } from './markets.ts';

/** A language by its code in URLs and its BCP 47 tag for this country. */
export interface CountryLanguage {
  readonly url: string;
  readonly bcp47: string;
}

/** The kind of tax on sales: a US or Canadian sales tax, a value-added tax, a goods and services tax, or none. */
export type TaxKind = 'SALES_TAX' | 'VAT' | 'GST' | 'NONE';

/**
 * The sales tax of a country. `ratePpm` is the standard rate in parts per million; where `pricesInclude` is false, the
 * table of states or provinces applies. `pricesInclude` is whether catalog prices include the tax.
 */
interface CountryTax {
  readonly kind: TaxKind;
  readonly ratePpm: number;
  readonly pricesInclude: boolean;
}

/** A country in the shop's table; the first language is its default (coverage COUNTRY-5). */
export interface Country {
  readonly code: string;
  readonly currency: Currency;
  /** The IANA time zone of its capital or, in wide countries, of most residents. It defines the shop's calendar. */
  readonly timeZone: string;
  /** Whether the shop currently sells there. */
  readonly enabled: boolean;
  /** One of the twenty main countries; the other rows are extra markets. */
  readonly main: boolean;
  readonly languages: readonly CountryLanguage[];
  readonly tax: CountryTax;
  /**
   * Whether a business with a tax ID may account for the tax itself, subject to `taxIdStatus`. For EU member states
   * their registry decides; elsewhere (GB, NO, CH) the tax is charged unless this is set to true.
   */
  readonly reverseChargeEligible: boolean;
}

/** Every country that the shop knows, whether or not it sells there. */
export const countries = countryRows as readonly Country[];

/** The countries that the shop sells to. */
export const enabledCountries: readonly Country[] = countries.filter((country) => country.enabled);

/** The twenty main countries; the other enabled ones are extra markets. */
export const mainCountries: readonly Country[] = countries.filter((country) => country.main);

/** Norwegian is `no` in URLs, whichever written form a browser requests. */
const languageAliases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/**
 * A fake language for development and tests, available in every country. It marks each text so that a missing
 * translation is visible.
 */
export const pseudoLanguage = 'zz';

/** Looks up a country by its two-letter code in either case; undefined if it isn't in the table. */
export function countryByCode(code: string): Country | undefined {
  const requested = code.toUpperCase();
  return countries.find((country) => country.code === requested);
}

function languageInAddress(name: string): string {
  const lowered = name.toLowerCase();
  return ownValue(languageAliases, lowered) ?? lowered;
}

/** Looks up a country's language by its code in URLs or browsers, in either case. */
function languageOf(country: Country, name: string): CountryLanguage | undefined {
  const url = languageInAddress(name);
  return country.languages.find((language) => language.url === url);
}

/** The URL code of a language that the shop offers in at least one country that it sells to; null for any other. */
export function knownLanguage(name: string): string | null {
  const url = languageInAddress(name);
  return enabledCountries.some(({ languages }) => languages.some((language) => language.url === url))
    ? url
    : null;
}

/** Whether a country's shop is available in a language. */
export function hasLanguage(country: Country, name: string): boolean {
  return languageOf(country, name) !== undefined;
}

/** The display language in a country: the requested one if the country has it, otherwise its default. */
export function languageFor(country: Country, requested: string): CountryLanguage {
  return languageOf(country, requested) ?? (country.languages[0] as CountryLanguage);
}

/** Whether each of the two deciding devices has a price in a country. */
export interface OpeningPrices {
  readonly hasIq3: boolean;
  readonly hasIqPlusLightning: boolean;
}

/**
 * Whether a visitor may shop in a country: it is enabled, or one of the deciding devices has a price there. Otherwise
 * the visitor is redirected to the default country with a notice (coverage COUNTRY-4).
 */
export function isCountryAvailable(code: string, prices: OpeningPrices): boolean {
  return isCountryEnabled(code) || prices.hasIq3 || prices.hasIqPlusLightning;
}
