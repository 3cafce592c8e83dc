import { type Currency, decimalsOf, type Money, toMajorUnits } from '@sonde/machines/rules/money';

/** An amount as operators read it, such as `300.00 EUR`. */
export const inWords = (amount: Money): string =>
  `${toMajorUnits(amount).toFixed(decimalsOf(amount.currency))} ${amount.currency}`;

/** An amount as typed, in minor units: `300` or `300.00`. Null for anything else. */
export function readAmount(typed: string, currency: Currency): number | null {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(typed) ?? [];
  const decimals = decimalsOf(currency);
  return whole === '' || part.length > decimals ? null : Number(whole + part.padEnd(decimals, '0'));
}
