import { toMajorUnits, type Currency, type Money } from '@sonde/machines/rules/money';
import { firstOfMonth } from '@sonde/machines/rules/first-of-month';
import { moneyFormat, moneyText } from '@sonde/machines/rules/money-text';
import { percentFormat } from '@sonde/machines/rules/percent-text';
import { millisecondsOf, startOfDate } from '@sonde/machines/rules/calendar';

/** How amounts and dates are written for one locale tag; made once per tag and time zone. */
export interface Format {
  /** Always 2 decimals, e.g. `$3,899.00`. */
  money(value: Money): string;
  /** Without cents where there are none, e.g. `$3,899`. */
  shortMoney(value: Money): string;
  /** `November 21, 2026`; for moments, in the time zone of the country's shop. */
  date(value: string): string;
  /** `November 21, 2026`; for days without a time (ISO dates). */
  longDay(value: string): string;
  /** `Sat, Nov 21`; for days without a time (ISO dates). */
  day(value: string): string;
  /** `Nov 24 – 26`; ISO dates. */
  dayRange(from: string, to: string): string;
  percent(share: number): string;
  /** `one, two, and three`. */
  list(items: readonly string[]): string;
}

/** `trailingZeroDisplay` would do the same, but Firefox 115 ignores it. */
const wholeUnits = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const;

const made = new Map<string, Format>();

/** The formats of a BCP 47 tag; moments are shown in an IANA time zone. */
export function formatFor(tag: string, timeZone: string): Format {
  const key = `${tag} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const byCurrency = new Map<string, Intl.NumberFormat>();
  const currencyFormat = (kind: string, currency: Currency, options: Parameters<typeof moneyFormat>[2]) => {
    const kindOfCurrency = kind + currency;
    const format = byCurrency.get(kindOfCurrency) ?? moneyFormat(tag, currency, options);
    byCurrency.set(kindOfCurrency, format);
    return format;
  };
  const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const longDay = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const range = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const percent = percentFormat(tag);
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const format: Format = {
    money: (value) => moneyText(currencyFormat('long', value.currency, {}), value),
    shortMoney: (value) =>
      Number.isInteger(toMajorUnits(value))
        ? moneyText(currencyFormat('whole', value.currency, wholeUnits), value)
        : format.money(value),
    date: (value) => firstOfMonth(longDate.format(millisecondsOf(value)), tag),
    longDay: (value) => firstOfMonth(longDay.format(startOfDate(value)), tag),
    day: (value) => firstOfMonth(day.format(startOfDate(value)), tag),
    dayRange: (from, to) => firstOfMonth(range.formatRange(startOfDate(from), startOfDate(to)), tag),
    percent: (share) => percent.format(share),
    list: (items) => list.format(items),
  };
  made.set(key, format);
  return format;
}
