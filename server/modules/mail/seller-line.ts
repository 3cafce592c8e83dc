import { namesVatNumber } from '@sonde/machines/rules/places';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { countryName } from '../places/address-lines.ts';
import type { MailWords } from './words/mail-words.ts';

/** Who sells, as a mail says it. */
export interface MailSeller {
  readonly name: string;
  /** On one line, without the country. */
  readonly address: string;
  /** ISO code. */
  readonly country: string;
  /** With its country's letters; null where none is configured. */
  readonly vatNumber: string | null;
}

/** For whom the seller is named: the buyer's country, the language as addresses of pages write it, and its words. */
interface Reader {
  readonly country: string;
  readonly language: string;
  readonly words: Pick<MailWords, 'soldBy' | 'vatNumber'>;
}

/** Who sells, the country by its name in the language, and the VAT number where the law of the buyer's country asks for it. */
export function sellerLines(
  { name, address, country: home, vatNumber }: MailSeller,
  { country, language, words }: Reader,
): readonly string[] {
  const seller = words.soldBy(commaSeparated([name, address, countryName(home, language)], language));
  const isNumberNamed = vatNumber !== null && namesVatNumber(country);
  return isNumberNamed ? [seller, `${words.vatNumber}: ${vatNumber}`] : [seller];
}
