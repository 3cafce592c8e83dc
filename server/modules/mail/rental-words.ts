import { ownValue } from '@sonde/machines/rules/texts';

/** What mails say of a rental where others say it of a membership. */
interface RentalWords {
  /** What waits for a debit. */
  readonly afterPayment: string;
  /** What follows once the debit has arrived. */
  readonly paid: string;
}

const english: RentalWords = {
  afterPayment:
    'As soon as the payment arrives, we’ll ship your order, start the rental and issue the invoice.',
  paid: 'We’re preparing your order, and your rental has started.',
};

const wordsByLanguage: Readonly<Record<string, RentalWords>> = { en: english };

/** The languages that have them: at least those of the countries that rent out probes. */
export const rentalLanguages: readonly string[] = Object.keys(wordsByLanguage);

/** The texts for a `textLanguage`; English if there are none. */
export const rentalWordsIn = (language: string): RentalWords =>
  ownValue(wordsByLanguage, language) ?? english;
