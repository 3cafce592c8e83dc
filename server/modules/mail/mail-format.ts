import { countryByCode, languageFor } from '@sonde/machines/rules/countries';
import type { CountryLanguage } from '@sonde/machines/rules/countries';
import { firstOfMonth } from '@sonde/machines/rules/first-of-month';
import { moneyFormat, moneyText } from '@sonde/machines/rules/money-text';
import { percentFormat } from '@sonde/machines/rules/percent-text';
import type { Currency, Money } from '@sonde/machines/rules/money';
import { timeZoneOf } from '@sonde/machines/rules/country-day';
import { commaSeparated } from '@sonde/machines/rules/text';
import { textLanguage } from '@sonde/machines/rules/text-language';
import type { Order } from '../order/order.model.ts';
import { mailWordsIn } from './words/mail-words.ts';
import type { MailWords } from './words/mail-words.ts';
import { startOfDate } from '@sonde/machines/rules/calendar';

/** How amounts and days are written in the order's country and language, as the shop's pages write them. */
export interface MailFormat {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: MailWords;
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

const english: CountryLanguage = { url: 'en', bcp47: 'en-US', dir: 'ltr' };

const made = new Map<string, MailFormat>();

/** The format of an order's mails; made once per language, currency and time zone, which takes longer than a mail. */
export function mailFormatFor(order: Pick<Order, 'country' | 'language' | 'currency'>): MailFormat {
  const country = countryByCode(order.country);
  const language = country === undefined ? english : languageFor(country, order.language);
  const timeZone = timeZoneOf(order.country);
  const key = `${language.bcp47} ${order.currency} ${timeZone}`;
  const format = made.get(key) ?? makeFormat(language, order.currency, timeZone);
  made.set(key, format);
  return format;
}

function makeFormat({ url, bcp47, dir }: CountryLanguage, currency: Currency, timeZone: string): MailFormat {
  const amount = moneyFormat(bcp47, currency);
  const percent = percentFormat(bcp47);
  const day = new Intl.DateTimeFormat(bcp47, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOfMoment = new Intl.DateTimeFormat(bcp47, { dateStyle: 'long', timeZone });
  return {
    language: bcp47,
    direction: dir,
    words: mailWordsIn(textLanguage({ url, bcp47 })),
    money: (value) => moneyText(amount, value),
    percent: (share) => percent.format(share),
    day: (isoDate) => firstOfMonth(day.format(startOfDate(isoDate)), bcp47),
    dayOf: (moment) => firstOfMonth(dayOfMoment.format(moment), bcp47),
    leftToRight: (text) => (dir === 'rtl' ? `\u2066${text}\u2069` : text),
    joined: (parts) => commaSeparated(parts, url),
  };
}
