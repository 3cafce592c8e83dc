/** The languages that help pages are written in, some for one country (coverage COUNTRY-8). */
const helpLanguages: readonly string[] = ['en-us', 'en-ca', 'en', 'de', 'es', 'fr', 'fr-ca', 'it'];

/** What stands in a support address for the language of its reader. */
export const languagePlace = '{language}';

/**
 * Where somebody writes to support: the seller's address, with {@link languagePlace} in it, if it has one, as the language of
 * the country (`fr-ca`), else the language alone (`fr`), else English. `country` in either case, `language` as an address
 * of the shop has it (coverage COUNTRY-8).
 */
export function supportLink(address: string, country: string, language: string): string {
  const wanted = [`${language}-${country.toLowerCase()}`, language, 'en'];
  const spoken = wanted.find((tag) => helpLanguages.includes(tag)) ?? 'en';
  return address.replaceAll(languagePlace, spoken);
}
