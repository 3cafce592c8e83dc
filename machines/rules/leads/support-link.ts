import { textCatalogue } from '../places/index.ts';

/** What stands in a support address for the language of its reader. */
export const languagePlace = '{language}';

/**
 * Where somebody writes to support: the seller's address, with {@link languagePlace} in it, if it has one, as the language of
 * the country (`fr-ca`), else the language alone (`fr`), else English. `country` in either case, `language` as an address
 * of the shop has it (coverage COUNTRY-8).
 */
export function supportLink(address: string, country: string, language: string): string {
  const tag = `${language}-${country.toUpperCase()}`;
  const { links } = textCatalogue(tag);
  const spoken = links.find((link) => link === tag) ?? links.find((link) => !link.includes('-')) ?? 'en';
  return address.replaceAll(languagePlace, spoken.toLowerCase());
}
