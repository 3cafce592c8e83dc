import { mustShowVatNumber } from '@sonde/machines/rules/places';
import { commaSeparated } from '@sonde/machines/rules/texts';
import { countryName } from '../places/address-lines.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { MailWords } from './words/mail-words.ts';

/** The recipient: the buyer's country, the language in page URLs, and its texts. */
interface Reader {
  readonly country: string;
  readonly language: string;
  readonly words: Pick<MailWords, 'soldBy' | 'vatNumber' | 'labelled'>;
}

/**
 * The seller with the localized name of its country, and the VAT number where the law of the buyer's country requires
 * it.
 */
export function sellerLines(
  { name, address, country: home, vatNumber }: Seller,
  { country, language, words }: Reader,
): readonly string[] {
  const seller = words.soldBy(commaSeparated([name, address, countryName(home, language)], language));
  const isNumberNamed = vatNumber !== null && mustShowVatNumber(country);
  return isNumberNamed ? [seller, words.labelled(words.vatNumber, vatNumber)] : [seller];
}
