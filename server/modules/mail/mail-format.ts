import {
  countryByCode,
  countryDay,
  type CountryLanguage,
  languageFor,
  textCatalogue,
} from '@sonde/machines/rules/places';
import {
  commaSeparated,
  longDayText,
  moneyText,
  percentText,
  writtenForms,
} from '@sonde/machines/rules/texts';
import type { Money } from '@sonde/machines/rules/money';
import type { Order } from '../order/order.model.ts';
import { mailWordsIn } from './words/mail-words-by-language.ts';
import type { MailWords } from './words/mail-words.ts';

/** How amounts and days are written in the order's country and language, as the shop's pages write them. */
export interface MailFormat {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: MailWords;
  /** Of `words`, as `textLanguage` has it. */
  readonly wordsLanguage: string;
  money(value: Money): string;
  /** A share, 0.19 for `19%`. */
  percent(share: number): string;
  /** A calendar day, given as an ISO date. */
  day(isoDate: string): string;
  /** The day of a moment by the calendar of the order's country. */
  dayOf(moment: Date): string;
  /** What is read from left to right, whatever stands around it: telephone numbers, addresses of the web. */
  leftToRight(text: string): string;
  /** Names with what tells them apart: `Sonde IQ3, USB-C`. */
  joined(parts: readonly string[]): string;
}

const english: CountryLanguage = { url: 'en', bcp47: 'en-US' };

const made = new Map<string, MailFormat>();

/** The format of an order's mails; made once per language and country. */
export function mailFormatFor(order: Pick<Order, 'country' | 'language'>): MailFormat {
  const country = countryByCode(order.country);
  const language = country === undefined ? english : languageFor(country, order.language);
  const key = `${language.bcp47} ${order.country}`;
  const format = made.get(key) ?? makeFormat(language, order.country);
  made.set(key, format);
  return format;
}

function makeFormat({ url, bcp47 }: CountryLanguage, country: string): MailFormat {
  const forms = writtenForms(bcp47);
  const { texts: wordsLanguage, direction } = textCatalogue(bcp47);
  return {
    language: bcp47,
    direction,
    words: mailWordsIn(wordsLanguage),
    wordsLanguage,
    money: (value) => moneyText(forms, value),
    percent: (share) => percentText(forms, share),
    day: (isoDate) => longDayText(forms, isoDate),
    dayOf: (moment) => longDayText(forms, countryDay(country, moment)),
    leftToRight: (text) => (direction === 'rtl' ? `\u2066${text}\u2069` : text),
    joined: (parts) => commaSeparated(parts, url),
  };
}
