import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrintable } from './printable-text.ts';

describe('the characters that can be printed on a parcel', () => {
  it.each([
    'O’Neill-Smith, Jr.',
    "D'Angelo",
    'O´Neill',
    'Smith & Sons, Inc. #2 (rear) / c/o Ada + Grace; “The Lab” @ 5*',
    'Calle Mayor 12, 3º 2ª',
    'ул. Ленина, дом № 5°',
    'Ca$h® €uro™ ©℅',
    'علی\u200cرضا',
    'شارع ١٢، دبي',
    '株式会社㈱ 々〆',
    'नई दिल्ली',
    'e\u0301 \u1e9e ʻokina',
    'soft\u00adhyphen',
    'Ⅳ ½ ²',
  ])('%s', (text) => {
    expect(isPrintable(text)).toBe(true);
  });

  it.each([
    ['a face', '😀'],
    ['faces beside a name', 'Ada 😀😀'],
    ['a heart in its old form', '❤'],
    ['a heart in colour', '❤\ufe0f'],
    ['a flag', '🇺🇸'],
    ['a key', '1\ufe0f\u20e3'],
    ['a hand of one skin', '👋🏽'],
    ['a family', '👩‍👩‍👧'],
    ['a sign of the weather', '☃'],
    ['a tick', '✓'],
    ['an arrow', '→'],
    ['a box', '■'],
    ['a note', '♪'],
    ['angle brackets', '<b>'],
    ['braces', '{{x}}'],
    ['a bar', 'a|b'],
    ['a backslash', 'a\\b'],
    ['a caret', 'a^b'],
    ['a backquote', 'a`b'],
    ['a control character', 'a\u0000b'],
    ['half a character', 'a\ud800'],
    ['a private character', '\ue000'],
  ])('not %s', (_, text) => {
    expect(isPrintable(text)).toBe(false);
  });

  const signs = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

  it('include every letter, mark and digit of every script, except the marks of pictographs', () => {
    const refused = signs.filter((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign) && !isPrintable(sign));
    expect(refused).toEqual(['\u20e3', '\ufe0f']);
  });

  it('exclude everything that is displayed as a pictograph, anywhere in the text', () => {
    const held = signs.filter((sign) => /\p{Emoji_Presentation}/u.test(sign) && isPrintable(sign));
    expect(held).toEqual([]);
    const pictograph = fc.constantFrom('😀', '❤', '🇺🇸', '✓');
    fc.assert(
      fc.property(
        fc.string(),
        pictograph,
        fc.string(),
        (before, sign, after) => !isPrintable(before + sign + after),
      ),
    );
  });
});
