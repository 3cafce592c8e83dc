import { countryByCode } from './countries.ts';

/** The country (ISO code) and language (as in URLs) that a visitor chose from the list of shops. */
export interface ChosenShop {
  readonly country: string;
  readonly language: string;
}

const form = /^([a-z]{2})\/([a-z]{2})$/;

/**
 * Parses the stored choice, e.g. `ca/fr`, which is the start of the shop's URLs. Null if there is none, or if the shop
 * no longer sells to the country or no longer has the language.
 */
export function readChosenShop(text: string | null): ChosenShop | null {
  const [, code = '', language = ''] = form.exec(text ?? '') ?? [];
  const country = countryByCode(code);
  return country?.enabled === true && country.languages.some(({ url }) => url === language)
    ? { country: country.code, language }
    : null;
}
