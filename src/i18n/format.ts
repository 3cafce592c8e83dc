import {
  dayRangeText,
  listText,
  longDayText,
  moneyText,
  percentText,
  type WrittenForms,
} from '@sonde/machines/rules/texts';
import type { Money } from '@sonde/machines/rules/money';

/** How the texts of one page write amounts, days and lists. */
export interface Format {
  /** With all its decimals, e.g. `$3,899.00`. */
  money(value: Money): string;
  /** Without cents where there are none, e.g. `$3,899`. */
  shortMoney(value: Money): string;
  /** `November 21, 2026`; for days without a time (ISO dates). */
  longDay(value: string): string;
  /** `Nov 24 – 26`; ISO dates. */
  dayRange(from: string, to: string): string;
  percent(share: number): string;
  /** `one, two, and three`. */
  list(items: readonly string[]): string;
  /** `one, two, or three`. */
  alternatives(items: readonly string[]): string;
}

/** The formats of a page's forms: the same on the server and in the browser, whose own locale data differ. */
export const formatOf = (forms: WrittenForms): Format => ({
  money: (value) => moneyText(forms, value),
  shortMoney: (value) => moneyText(forms, value, 'only-some'),
  longDay: (value) => longDayText(forms, value),
  dayRange: (from, to) => dayRangeText(forms, from, to),
  percent: (share) => percentText(forms, share),
  list: (items) => listText(forms.and, items),
  alternatives: (items) => listText(forms.or, items),
});
