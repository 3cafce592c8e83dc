import { countryByCode, type CountryLanguage, languageFor } from './countries.ts';

/** English as it is spelled outside of the United States: colour, centre, cancelled, and organization all the same. */
export const internationalEnglish = 'en-GB';

/**
 * The language that texts are written in for who reads one of a country's languages: that of the address, but English is
 * American in the United States alone (coverage COUNTRY-6).
 */
export function textLanguage({ url, bcp47 }: Pick<CountryLanguage, 'url' | 'bcp47'>): string {
  return url === 'en' && bcp47 !== 'en-US' ? internationalEnglish : url;
}

/**
 * The same for a language as an address has it; a country that does not have the language is read in its own, one that
 * the shop does not know in American English.
 */
export function textLanguageIn(countryCode: string, wanted: string): string {
  const country = countryByCode(countryCode);
  return country === undefined ? 'en' : textLanguage(languageFor(country, wanted));
}
