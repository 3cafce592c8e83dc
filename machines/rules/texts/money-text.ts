import { decimalsOf, type Money } from '../money/index.ts';
import type { WrittenForms } from './written-forms.ts';

/** `always` for `$3,899.00`, `only-some` for `$3,899`. */
export type Cents = 'always' | 'only-some';

const thousands = /\B(?=(?:\d{3})+$)/g;

/** What stands before and behind the decimal mark, without a sign: `3899` and `50`; nothing behind where there is none. */
export function figuresOf(amount: number, decimals: number): readonly [whole: string, fraction: string] {
  const figures = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const mark = figures.length - decimals;
  return [figures.slice(0, mark), figures.slice(mark)];
}

/**
 * An amount as a language of a country writes it. A currency that is not the country's own shows its code: `$` alone
 * would be read as the country's dollar or peso. A reduction has a true minus sign, as high and wide as the figures.
 */
export function moneyText(
  { money: { decimal, group, groupedFrom, patterns } }: Pick<WrittenForms, 'money'>,
  { amount, currency }: Money,
  cents: Cents = 'always',
): string {
  const [whole, fraction] = figuresOf(amount, decimalsOf(currency));
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(thousands, group);
  const hasCents = cents === 'always' ? fraction !== '' : Number(fraction) > 0;
  const [positive, negative] = patterns[currency];
  return (amount < 0 ? negative : positive).replace('#', hasCents ? grouped + decimal + fraction : grouped);
}
