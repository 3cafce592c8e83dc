import { latinDigits, tidySpaces } from '../texts/index.ts';

/** International call prefixes other than 00, by the country of the caller. ITU-T E.123, national plans. */
const dialOutPrefixes = new Map([
  ['AU', '0011'],
  ['CA', '011'],
  ['JP', '010'],
  ['US', '011'],
]);

/** Italy, San Marino and the Vatican keep the zero of the national number in calls from abroad. */
const trunkZero = /^(\+(?!39|378|379)\d{1,3}[\s.\-/]*)\(0\)/;

const withExtension =
  /^([+\d\s().\-/]*\d[\s).]*)(?:;\s*ext\s*=|,?\s*(?:extension|extn|ext|x|#)[.:]?)\s*(\d{1,7})$/i;

/** Replaces the international call prefix with `+`. */
function international(number: string, country: string): string {
  const prefix = dialOutPrefixes.get(country) ?? '00';
  return number
    .replace(new RegExp(`^\\(?(?:${prefix}|00)[\\s().\\-/]*(?=[1-9])`), '+')
    .replace(trunkZero, '$1');
}

function normalisedOnce(typed: string, country: string): string {
  const text = tidySpaces(latinDigits(typed)).replace('＋', '+');
  const [, number = text, extension] = withExtension.exec(text) ?? [];
  const digits = international(number.trim(), country).replace(/[\s().\-/]/g, '');
  return extension === undefined ? digits : `${digits};ext=${extension}`;
}

/**
 * Normalizes a phone number for storage and checks: Latin digits without punctuation, `+` for the international call
 * prefix, no "(0)" after the country code, and an extension in RFC 3966 notation. "011 44 (0)20 7946 0958 ext. 12"
 * becomes +442079460958;ext=12. `country` is where the buyer is. Text that isn't a number is kept for the buyer to
 * correct.
 *
 * The function is idempotent. It repeats itself because removing punctuation can expose a prefix or an extension.
 */
export function normalPhone(typed: string, country: string): string {
  const once = normalisedOnce(typed, country);
  const again = normalisedOnce(once, country);
  return again === once ? once : normalPhone(again, country);
}

/** Whether a normalized number is valid. `pattern` is its country's, for the number without its extension. */
export function isPhone(normal: string, pattern: string): boolean {
  const [number = ''] = normal.split(';ext=');
  return new RegExp(pattern).test(number);
}
