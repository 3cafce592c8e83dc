import { countryByCode } from './countries.ts';

/** The country (ISO code) and language (as addresses have it) that a visitor chose from the list of all. */
export interface ChosenShop {
  readonly country: string;
  readonly language: string;
}

const form = /^([a-z]{2})\/([a-z]{2})$/;

/**
 * What a browser kept of the choice, e.g. `ca/fr`, as the address of the chosen shop begins; null where it kept nothing,
 * and for a country that is not sold to, or not in that language, any more.
 */
export function readChosenShop(text: string | null): ChosenShop | null {
  const [, code = '', language = ''] = form.exec(text ?? '') ?? [];
  const country = countryByCode(code);
  return country?.enabled === true && country.languages.some(({ url }) => url === language)
    ? { country: country.code, language }
    : null;
}
