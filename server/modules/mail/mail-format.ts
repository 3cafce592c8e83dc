import {
  countryByCode,
  countryDay,
  type CountryLanguage,
  languageFor,
  regionalTexts,
  textCatalogue,
  timeZoneOf,
} from '@sonde/machines/rules/places';
import {
  clockText,
  commaSeparated,
  longDayText,
  moneyText,
  percentText,
  localeFormats,
} from '@sonde/machines/rules/texts';
import type { Money, UnitPrice } from '@sonde/machines/rules/money';
import type { Order } from '../order/order.model.ts';
import { mailWordsIn } from './words/mail-words-by-language.ts';
import type { MailWords } from './words/mail-words.ts';

/** Formats amounts and days for the order's country and language, like the shop's pages. */
export interface MailFormat {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: MailWords;
  /** The `textLanguage` of all other texts. */
  readonly wordsLanguage: string;
  money(value: Money): string;
  unitPrice(value: UnitPrice): string;
  /** Formats a fraction, 0.19 as `19%`. */
  percent(share: number): string;
  /** Formats an ISO date. */
  day(isoDate: string): string;
  /** Formats the day of a moment in the order's country. */
  dayOf(moment: Date): string;
  /** Formats the time of a moment in the order's country, with its time zone. */
  timeOf(moment: Date): string;
  /** Isolates left-to-right text, such as phone numbers and URLs, from its surroundings. */
  leftToRight(text: string): string;
  /** Joins names with their distinctions: `Sonde IQ3, USB-C`. */
  joined(parts: readonly string[]): string;
}

const english: CountryLanguage = { url: 'en', bcp47: 'en-US' };

const made = new Map<string, MailFormat>();

/** The format of an order's mails; cached per language and country. */
export function mailFormatFor(order: Pick<Order, 'country' | 'language'>): MailFormat {
  const country = countryByCode(order.country);
  const language = country === undefined ? english : languageFor(country, order.language);
  const key = `${language.bcp47} ${order.country}`;
  const format = made.get(key) ?? makeFormat(language, order.country);
  made.set(key, format);
  return format;
}

function makeFormat({ url, bcp47 }: CountryLanguage, country: string): MailFormat {
  const forms = localeFormats(bcp47);
  const { texts: wordsLanguage, direction } = textCatalogue(bcp47);
  return {
    language: bcp47,
    direction,
    words: mailWordsIn(regionalTexts({ bcp47 })),
    wordsLanguage,
    money: (value) => moneyText(forms, value),
    unitPrice: (value) => moneyText(forms, value, 'always', value.decimals),
    percent: (share) => percentText(forms, share),
    day: (isoDate) => longDayText(forms, isoDate),
    dayOf: (moment) => longDayText(forms, countryDay(country, moment)),
    timeOf: (moment) => clockText(bcp47, timeZoneOf(country), moment),
    leftToRight: (text) => (direction === 'rtl' ? `\u2066${text}\u2069` : text),
    joined: (parts) => commaSeparated(parts, url),
  };
}
