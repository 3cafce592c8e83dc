import {
  dayRangeText,
  listText,
  longDayText,
  moneyText,
  percentText,
  type LocaleFormats,
} from '@sonde/machines/rules/texts';
import type { Money } from '@sonde/machines/rules/money';

/** Formats amounts, days and lists for one page. */
export interface Format {
  /** With all decimals, e.g. `$3,899.00`. */
  money(value: Money): string;
  /** Without zero cents, e.g. `$3,899`. */
  shortMoney(value: Money): string;
  /** `November 21, 2026`; takes an ISO date. */
  longDay(value: string): string;
  /** `Nov 24 – 26`; takes ISO dates. */
  dayRange(from: string, to: string): string;
  percent(share: number): string;
  /** `one, two, and three`. */
  list(items: readonly string[]): string;
  /** `one, two, or three`. */
  alternatives(items: readonly string[]): string;
}

/** The formats of a page; equal on server and browser, whose own locale data differ. */
export const formatOf = (forms: LocaleFormats): Format => ({
  money: (value) => moneyText(forms, value),
  shortMoney: (value) => moneyText(forms, value, 'only-some'),
  longDay: (value) => longDayText(forms, value),
  dayRange: (from, to) => dayRangeText(forms, from, to),
  percent: (share) => percentText(forms, share),
  list: (items) => listText(forms.and, items),
  alternatives: (items) => listText(forms.or, items),
});
