import { describe, expect, it } from 'vitest';
import { visualPieces, withIsolatesContinued } from './visual-pieces.ts';

describe('the pieces of a line, from left to right', () => {
  it.each<[string, 'ltr' | 'rtl', string, readonly string[]]>([
    ['Latin text is one piece', 'ltr', 'Sonde IQ3, USB-C', ['Sonde IQ3, USB-C']],
    ['the words of Arabic text are reversed', 'rtl', 'عيادة النور', ['النور', ' ', 'عيادة']],
    ['a number in it is not', 'rtl', 'الصفحة 12', ['12', ' ', 'الصفحة']],
    [
      'nor is one in Arabic digits',
      'rtl',
      'شارع ٣٤٥ مبنى 67',
      ['67', ' ', 'مبنى', ' ', '٣', '٤', '٥', ' ', 'شارع'],
    ],
    ['a fraction in Arabic digits keeps its order', 'rtl', 'شارع ١٢/٣', ['١', '٢', '/', '٣', ' ', 'شارع']],
    ['Persian digits keep theirs in Latin text', 'ltr', 'No. ۱۲', ['No. ', '۱', '۲']],
    ['brackets are mirrored', 'rtl', 'دبي (أ)', ['(', 'أ', ')', ' ', 'دبي']],
    ['an isolated address keeps its direction', 'rtl', '\u206812 Harbour Row\u2069', ['12 Harbour Row']],
    ['Arabic in Latin text is reversed', 'ltr', 'To: عيادة النور', ['To: ', 'النور', ' ', 'عيادة']],
    ['what only steers direction is not drawn', 'ltr', '\u200e\u20661\u2069', ['1']],
    ['no text has no piece', 'ltr', '', []],
  ])('%s', (_what, direction, text, pieces) => {
    expect(visualPieces(text, direction)).toEqual(pieces);
  });
});

describe('an account number in Arabic text that continues on the next line', () => {
  const lines = withIsolatesContinued([
    'حوِّل إلى \u2068Sonde, IBAN IE64 9205',
    '0112 3456 78, BIC IRCEIE2D\u2069 الآن',
  ]);

  it('is in order on both', () => {
    expect(lines.map((line) => visualPieces(line, 'rtl').join(''))).toEqual([
      'Sonde, IBAN IE64 9205 إلى حوِّل',
      'الآن 0112 3456 78, BIC IRCEIE2D',
    ]);
  });

  it('keeps every character', () => {
    expect(lines.join(' ').replaceAll(/[\u2066-\u2069]/g, '')).toBe(
      'حوِّل إلى Sonde, IBAN IE64 9205 0112 3456 78, BIC IRCEIE2D الآن',
    );
  });
});
