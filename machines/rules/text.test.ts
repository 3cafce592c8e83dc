import { expect, it } from 'vitest';
import { commaSeparated, latinDigits, lengthOf, tidySpaces } from './text.ts';

it('reads Arabic and Persian digits', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 09 ab')).toBe('0123456789 0123456789 09 ab');
});

it('tidies spaces and keeps the joiners that Persian is written with', () => {
  expect(tidySpaces('\ufeff a \u00a0\u3000 b\r\n')).toBe('a b');
  expect(tidySpaces('علی\u200cرضا')).toBe('علی\u200cرضا');
});

it('counts characters, not code units', () => {
  expect(lengthOf('a𝒳é')).toBe(3);
});

it('sets the comma of the language between parts', () => {
  expect(commaSeparated(['Sonde IQ3', 'USB-C'], 'de')).toBe('Sonde IQ3, USB-C');
  expect(commaSeparated(['Sonde IQ3', 'USB-C'], 'ar')).toBe('Sonde IQ3، USB-C');
});
