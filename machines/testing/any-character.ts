import * as fc from 'fast-check';

/** The code point of a text that is one character; anything else is refused. */
function pointOf(text: unknown): number {
  const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (point === undefined || String.fromCodePoint(point) !== text) throw new Error('That is no character.');
  return point;
}

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. `unit: 'binary'` produces the same texts, but lists
 * all 1.1 million characters first, which takes two seconds in each process. With the way back, fast-check also tries
 * texts that are dangerous as keys, such as `__proto__`.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point), pointOf);
