import { ownValue } from './own-value.ts';

const latinZero = '0'.charCodeAt(0);
const arabicZero = 0x0660;
const persianZero = 0x06f0;

/** Converts full-width letters, digits and signs (Ａ, １, －) from East Asian keyboards to ordinary width. */
export function ordinaryWidth(value: string): string {
  return value
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** Converts Arabic-Indic (٠–٩) and Persian (۰–۹) digits to 0–9; everything else is unchanged. */
export function latinDigits(value: string): string {
  return value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(latinZero + code - (code >= persianZero ? persianZero : arabicZero));
  });
}

/**
 * Text without visible characters: spaces, default-ignorable code points, marks without a letter, and blank Braille.
 */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\u2800]*$/u;

/**
 * Trims a text, removes invisible direction marks and collapses white space to single spaces; empty if nothing is
 * visible.
 */
export function tidySpaces(value: string): string {
  if (invisible.test(value)) return '';
  return value
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Control, private-use and direction characters, and lone surrogates; the joiners of scripts and emoji are none of
 * them.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/u;

/** Whether a text that isn't tidied contains characters that no one sees; a text of nothing else counts as empty. */
export const hasHidden = (value: string): boolean => hidden.test(value) && tidySpaces(value) !== '';

/** The length in code points, not UTF-16 units. */
export function lengthOf(value: string): number {
  return Array.from(value).length;
}

/** Whether a text has more characters than the limit. A far longer one isn't counted at all. */
export function isLongerThan(value: string, characters: number): boolean {
  return value.length > characters && (value.length > 2 * characters || lengthOf(value) > characters);
}

/** The comma, with its following space, of languages that don't use the Latin one. */
const commas: Readonly<Record<string, string>> = { ar: '، ' };

/** A language's comma with its following space. `language` is as in the shop's URLs. */
export const commaIn = (language: string): string => ownValue(commas, language) ?? ', ';

/** Joins parts with the language's comma. */
export function commaSeparated(parts: readonly string[], language: string): string {
  return parts.join(commaIn(language));
}

/** Browsers of the floor know no lookbehind, so this includes the character before the number. */
const numberBeforeWord = /(^|[^\p{L}\p{Nd}.,+-])(\p{Nd}[\p{Nd}.,]*) (?=\p{L})/gu;

/**
 * Puts a no-break space between a number and the next word, so that `1.4 m long` never breaks after `1.4`. Names that
 * end in a digit, such as IQ3, don't count as numbers.
 */
export function withNoBreakQuantities(value: string): string {
  return value.replace(numberBeforeWord, '$1$2\u00a0');
}

/** Capitalizes the first letter by the language's rules, for a name at the start of a row. */
export function capitalise(value: string, language: string): string {
  return value.charAt(0).toLocaleUpperCase(language) + value.slice(1);
}
