import { ownValue } from './own-value.ts';

const latinZero = '0'.charCodeAt(0);
const arabicZero = 0x0660;
const persianZero = 0x06f0;

/** Letters, digits and signs of full width (Ａ, １, －), as East Asian keyboards type them, in their ordinary width. */
export function ordinaryWidth(value: string): string {
  return value
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as 0–9; everything else stays. */
export function latinDigits(value: string): string {
  return value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(latinZero + code - (code >= persianZero ? persianZero : arabicZero));
  });
}

/** What shows nothing by itself: spaces, what Unicode lets fonts ignore, marks without a letter, and the blank of Braille. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]*$/u;

/**
 * Without surrounding space and invisible direction marks, every run of white space one space; empty where all of it is
 * invisible.
 */
export function tidySpaces(value: string): string {
  if (invisible.test(value)) return '';
  return value
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Characters as a reader counts code points, not UTF-16 units. */
export function lengthOf(value: string): number {
  return Array.from(value).length;
}

/** Whether a text has more characters than that; one that is far longer is not even counted. */
export function isLongerThan(value: string, characters: number): boolean {
  return value.length > characters && (value.length > 2 * characters || lengthOf(value) > characters);
}

/** The comma of languages whose comma is not the Latin one, with the space after it. */
const commas: Readonly<Record<string, string>> = { ar: '، ' };

/** A language's comma with the space after it; `language` is a shop's, as its address writes it. */
export const commaIn = (language: string): string => ownValue(commas, language) ?? ', ';

/** Parts in one line with the language's comma between them. */
export function commaSeparated(parts: readonly string[], language: string): string {
  return parts.join(commaIn(language));
}

const numberBeforeWord = /(?<![\p{L}\p{Nd}.,+-])(\p{Nd}[\p{Nd}.,]*) (?=\p{L})/gu;

/** With a no-break space between a number and the word after it: `1.4 m long` never ends a line with `1.4`. Names that end with a digit, as IQ3, are no numbers. */
export function withUnbrokenQuantities(value: string): string {
  return value.replace(numberBeforeWord, '$1\u00a0');
}

/** With a capital at its start, as the language writes it: a name at the head of a row. */
export function capitalised(value: string, language: string): string {
  return value.charAt(0).toLocaleUpperCase(language) + value.slice(1);
}
