import { ownValue } from '@sonde/machines/rules/texts';
import data from './renewal-change-words.json' with { type: 'json' };

/** What a mail names of a membership whose renewal was changed; the day is already formatted. */
interface RenewalChangeFacts {
  readonly organization: string;
  /** The membership as it is now. */
  readonly name: string;
  readonly day: string;
}

interface ChangeWords {
  readonly subject: string;
  /** With the facts' names in braces. */
  readonly opening: string;
}

/** What is said of a renewal that an administrator has changed. */
interface RenewalChangeWords {
  /** It was turned off; `day` is the last day of access. */
  readonly ended: ChangeWords & { readonly withoutChange: string };
  /** It was turned on; `day` is that of the next charge. */
  readonly resumed: ChangeWords;
  /** A change was scheduled for `day`. */
  readonly scheduled: ChangeWords & { readonly seats: string; readonly price: string };
  /** The months of a term that referral credit pays for, and what is charged of its price. */
  readonly credited: { readonly freeMonths: string; readonly amount: string };
  /** The scheduled change was removed; the membership renews on `day`. */
  readonly unscheduled: ChangeWords;
}

const wordsByLanguage: Readonly<Record<string, RenewalChangeWords>> = data;

/** The texts for a `textLanguage`; English if there are none. */
export const renewalChangeWordsIn = (language: string): RenewalChangeWords =>
  ownValue(wordsByLanguage, language) ?? data.en;

/** The sentence that opens such a mail. */
export const openingOf = ({ opening }: ChangeWords, facts: RenewalChangeFacts): string =>
  opening.replace(/\{(organization|name|day)\}/g, (_braced, name: keyof RenewalChangeFacts) => facts[name]);
