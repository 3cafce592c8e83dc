import { textCatalogue } from '../places/index.ts';

/** The placeholder for the reader's language in a support URL. */
export const languagePlace = '{language}';

/**
 * The URL of the support form: the seller's, with {@link languagePlace}, if present, replaced by the language of the
 * country (`fr-ca`), the language alone (`fr`) or English, whichever exists first. `country` may be in either case;
 * `language` is as in the shop's URLs (coverage COUNTRY-8).
 */
export function supportLink(address: string, country: string, language: string): string {
  const tag = `${language}-${country.toUpperCase()}`;
  const { links } = textCatalogue(tag);
  const spoken = links.find((link) => link === tag) ?? links.find((link) => !link.includes('-')) ?? 'en';
  return address.replaceAll(languagePlace, spoken.toLowerCase());
}
