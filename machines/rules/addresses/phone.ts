import { latinDigits, tidySpaces } from '../texts/index.ts';

/** What is dialled before a foreign number where that is not 00, by the country that is dialled from. ITU-T E.123, national plans. */
const dialOutPrefixes = new Map([
  ['AU', '0011'],
  ['CA', '011'],
  ['JP', '010'],
  ['US', '011'],
]);

/** Italy, San Marino and the Vatican dial the zero of the national number from abroad, too. */
const trunkZero = /^(\+(?!39|378|379)\d{1,3}[\s.\-/]*)\(0\)/;

const withExtension =
  /^([+\d\s().\-/]*\d[\s).]*)(?:;\s*ext\s*=|,?\s*(?:extension|extn|ext|x|#)[.:]?)\s*(\d{1,7})$/i;

/** With `+` in place of what is dialled to leave the country. */
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
 * A telephone number as it is kept and judged: Latin digits without punctuation, `+` for the prefix that leaves the
 * country, no "(0)" after a country's code, an extension as RFC 3966 writes it: "011 44 (0)20 7946 0958 ext. 12" is
 * +442079460958;ext=12. `country` is where it is typed from. What isn't a number stays for the buyer to correct.
 * Normalising what is normalised changes nothing: punctuation that is taken out may lay open a prefix or an extension.
 */
export function normalPhone(typed: string, country: string): string {
  const once = normalisedOnce(typed, country);
  const again = normalisedOnce(once, country);
  return again === once ? once : normalPhone(again, country);
}

/** Whether a normalised number has the form of one; `pattern` is its country's, for the number without extension. */
export function isPhone(normal: string, pattern: string): boolean {
  const [number = ''] = normal.split(';ext=');
  return new RegExp(pattern).test(number);
}
