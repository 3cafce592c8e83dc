import { describe, expect, it } from 'vitest';
import {
  capitalise,
  commaSeparated,
  hasHidden,
  latinDigits,
  lengthOf,
  tidySpaces,
  withNoBreakQuantities,
} from './text.ts';

it('reads Arabic and Persian digits', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 09 ab')).toBe('0123456789 0123456789 09 ab');
});

it('tidies spaces and keeps the joiners that Persian needs', () => {
  expect(tidySpaces('\ufeff a \u00a0\u3000 b\r\n')).toBe('a b');
  expect(tidySpaces('علی\u200cرضا')).toBe('علی\u200cرضا');
});

it.each([
  ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
  ['soft hyphens', '\u00ad \u00ad'],
  ['direction marks', '\u061c\u200e\u202a\u2066'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['the blank of Braille', '\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0020}\u{e0100}'],
  ['marks without a letter', '\u0301\u034f'],
])('takes %s alone for nothing', (_, text) => {
  expect(tidySpaces(text)).toBe('');
  expect(tidySpaces(`a${text}b`)).not.toBe('');
});

it.each([
  ['a joiner of Persian', 'علی\u200cرضا', false],
  ['an emoji of several', 'Ask for 👩‍⚕️', false],
  ['a direction that is turned', 'a\u202eb', true],
  ['a zero-width space', 'a\u200bb', true],
  ['a control character', 'a\u0007b', true],
  ['half a character', 'a\ud800b', true],
  ['nothing but invisible ones', '\u200b\u2060\u00ad', false],
  ['nothing', '', false],
])('looks for hidden characters in a text with %s', (_, text, isHidden) => {
  expect(hasHidden(text)).toBe(isHidden);
});

it('counts characters, not code units', () => {
  expect(lengthOf('a𝒳é')).toBe(3);
});

it('joins parts with the language’s comma', () => {
  expect(commaSeparated(['Sonde IQ3', 'USB-C'], 'de')).toBe('Sonde IQ3, USB-C');
  expect(commaSeparated(['Sonde IQ3', 'USB-C'], 'ar')).toBe('Sonde IQ3، USB-C');
});

it.each([
  ['sales tax', 'en', 'Sales tax'],
  ['indirekte vergi', 'tr', 'İndirekte vergi'],
  ['ضريبة المبيعات', 'ar', 'ضريبة المبيعات'],
  ['', 'en', ''],
])('sets a capital before %j in %s', (text, language, expected) => {
  expect(capitalise(text, language)).toBe(expected);
});

describe('a quantity', () => {
  it.each([
    ['A cable, 1.4 m long', 'A cable, 1.4\u00a0m long'],
    ['ein Kabel, 1,4 m lang', 'ein Kabel, 1,4\u00a0m lang'],
    ['كابل بطول 1.4 م', 'كابل بطول 1.4\u00a0م'],
    ['163 × 56 × 35 mm', '163 × 56 × 35\u00a0mm'],
    ['2,600 mAh', '2,600\u00a0mAh'],
    ['1 year', '1\u00a0year'],
    ['4–6 years', '4–6\u00a0years'],
    ['Sonde IQ3 with USB-C', 'Sonde IQ3 with USB-C'],
    ['IP67', 'IP67'],
    ['', ''],
  ])('stays with its unit: %s', (text, expected) => {
    expect(withNoBreakQuantities(text)).toBe(expected);
    expect(withNoBreakQuantities(expected)).toBe(expected);
  });
});
