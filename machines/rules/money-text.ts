import { toMajorUnits, type Money } from './money.ts';

/**
 * An amount as the format of its currency writes it; a reduction has a true minus sign, which stands as high and wide
 * as the figures, where `Intl` writes a hyphen.
 */
export function moneyText(format: Intl.NumberFormat, value: Money): string {
  return format
    .formatToParts(toMajorUnits(value))
    .map(({ type, value: text }) => (type === 'minusSign' ? '\u2212' : text))
    .join('');
}
