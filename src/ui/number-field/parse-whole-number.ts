/** Zero of every set of digits that keyboards in our countries write: ASCII, Arabic, Persian, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

/**
 * A whole number from 0 as people type it: Arabic or Persian digits, spaces around or between.
 * Anything else, also a sign, a fraction or more than nine digits, is null.
 */
export function parseWholeNumber(text: string): number | null {
  const digits = Array.from(text.replaceAll(/\s/g, ''), digitOf).join('');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
