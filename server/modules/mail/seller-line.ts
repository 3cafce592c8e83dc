import { commaSeparated } from '@sonde/machines/rules/text';
import { countryName } from '../address/address-lines.ts';

/** Who sells, as a mail says it. */
export interface MailSeller {
  readonly name: string;
  /** On one line, without the country. */
  readonly address: string;
  /** ISO code. */
  readonly country: string;
}

/** The seller on one line, the country by its name in the language (as addresses of pages write it). */
export function sellerLine({ name, address, country }: MailSeller, language: string): string {
  return commaSeparated([name, address, countryName(country, language)], language);
}
