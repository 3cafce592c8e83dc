import { toMajorUnits, type Currency, type Money } from './money.ts';
import { ownValue } from './own-value.ts';

/**
 * How amounts of a currency are written for a BCP 47 tag. A currency that is not the country's own shows its code: `$`
 * alone would be read as the country's dollar or peso.
 */
export function moneyFormat(
  tag: string,
  currency: Currency,
  options: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'> = {},
): Intl.NumberFormat {
  const isOwn = currency !== 'USD' || new Intl.Locale(tag).region === 'US';
  const currencyDisplay = isOwn ? 'symbol' : 'code';
  return new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, ...options });
}

/** Between thousands, where engines differ: what a page says from the server must be what its script says. */
const groupings: Readonly<Record<string, string>> = { 'fr-CH': "'" };

/** In Arabic the mark that puts a sign before its figures would take along the letters of the currency behind them. */
const signed = /\u200e[^\u00a0]+/;

/**
 * An amount as the format of its currency writes it; a reduction has a true minus sign, which stands as high and wide
 * as the figures, where `Intl` writes a hyphen.
 */
export function moneyText(format: Intl.NumberFormat, value: Money): string {
  const own: Partial<Record<Intl.NumberFormatPartTypes, string | undefined>> = {
    minusSign: '\u2212',
    group: ownValue(groupings, format.resolvedOptions().locale),
  };
  return format
    .formatToParts(toMajorUnits(value))
    .map(({ type, value: text }) => own[type] ?? text)
    .join('')
    .replace(signed, '$&\u200f');
}
