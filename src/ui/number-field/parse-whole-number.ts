/** The zero of each set of digits that keyboards in our countries produce: ASCII, Arabic, Persian, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

/**
 * Parses a non-negative integer; accepts Arabic or Persian digits, and spaces around or between digits.
 * Returns null for anything else, including a sign, a fraction or more than nine digits.
 */
export function parseWholeNumber(text: string): number | null {
  const digits = Array.from(text.replaceAll(/\s/g, ''), digitOf).join('');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
