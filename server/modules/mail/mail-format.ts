import { countryByCode, languageFor } from '@sonde/machines/rules/countries';
import { moneyFormat, moneyText } from '@sonde/machines/rules/money-text';
import type { Currency, Money } from '@sonde/machines/rules/money';
import { shopTimeZone } from '@sonde/machines/rules/day-end';
import type { Order } from '../order/order.model.ts';

/** How amounts and days are written in the order's country and language, as the shop's pages write them. */
export interface MailFormat {
  /** BCP 47. */
  readonly language: string;
  money(value: Money): string;
  /** A calendar day, given as an ISO date. */
  day(isoDate: string): string;
  /** The day of a moment by the shop's calendar. */
  dayOf(moment: Date): string;
  /** `every year`, `every 3 years`. */
  period(months: number): string;
}

const made = new Map<string, MailFormat>();

/** The format of an order's mails; made once per language and currency, which takes longer than a mail. */
export function mailFormatFor(order: Pick<Order, 'country' | 'language' | 'currency'>): MailFormat {
  const country = countryByCode(order.country);
  const language = country === undefined ? 'en-US' : languageFor(country, order.language).bcp47;
  const key = `${language} ${order.currency}`;
  const format = made.get(key) ?? makeFormat(language, order.currency);
  made.set(key, format);
  return format;
}

function makeFormat(language: string, currency: Currency): MailFormat {
  const amount = moneyFormat(language, currency);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const shopDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: shopTimeZone });
  return {
    language,
    money: (value) => moneyText(amount, value),
    day: (isoDate) => day.format(new Date(`${isoDate}T00:00:00Z`)),
    dayOf: (moment) => shopDay.format(moment),
    period: (months) => (months === 12 ? 'every year' : `every ${months / 12} years`),
  };
}
