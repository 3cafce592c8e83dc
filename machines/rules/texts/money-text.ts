import { decimalsOf, type Money } from '../money/index.ts';
import type { LocaleFormats } from './locale-formats.ts';

/** `always` for `$3,899.00`; `only-some` omits zero cents: `$3,899`. */
export type Cents = 'always' | 'only-some';

const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * The digits before and after the decimal mark, without a sign: `3899` and `50`. The second is empty without decimals.
 */
export function digitsOf(amount: number, decimals: number): readonly [whole: string, fraction: string] {
  const figures = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const mark = figures.length - decimals;
  return [figures.slice(0, mark), figures.slice(mark)];
}

/**
 * Formats an amount for a language of a country. Outside the United States the US dollar shows its code, because `$`
 * alone would be taken for the country's own dollar or peso. A negative amount has a true minus sign, as high and wide
 * as the digits. `decimals` is for a unit price, which has its own number of them.
 */
export function moneyText(
  { money: { decimal, group, groupedFrom, patterns } }: Pick<LocaleFormats, 'money'>,
  { amount, currency }: Money,
  cents: Cents = 'always',
  decimals = decimalsOf(currency),
): string {
  const [whole, fraction] = digitsOf(amount, decimals);
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(thousands, group);
  const hasCents = cents === 'always' ? fraction !== '' : Number(fraction) > 0;
  const [positive, negative] = patterns[currency];
  return (amount < 0 ? negative : positive).replace('#', hasCents ? grouped + decimal + fraction : grouped);
}
