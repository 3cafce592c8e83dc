import { describe, expect, it } from 'vitest';
import { enabledCountries } from '../places/index.ts';
import { dayRangeText, longDayText } from './day-text.ts';
import { localeFormats } from './locale-formats.ts';

/** A full date, and ranges within a month and across the new year, in each language of each country. */
const written = [
  ['en-US', 'November 1, 2026', 'Nov 4\u2009\u2013\u200926', 'Dec 30, 2026\u2009\u2013\u2009Jan 2, 2027'],
  ['en-GB', '1 November 2026', '4\u2009\u2013\u200926 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-IE', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-AU', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-NZ', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['de-DE', '1. November 2026', '4.\u201326. Nov.', '30. Dez. 2026\u2009\u2013\u20092. Jan. 2027'],
  ['en-DE', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['fr-FR', '1er novembre 2026', '4\u201326 nov.', '30 déc. 2026\u2009\u2013\u20092 janv. 2027'],
  ['en-FR', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['it-IT', '1 novembre 2026', '04\u201326 nov', '30 dic 2026\u2009\u2013\u200902 gen 2027'],
  ['en-IT', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['es-ES', '1 de noviembre de 2026', '4\u201326 nov', '30 dic 2026\u2009\u2013\u20092 ene 2027'],
  ['en-ES', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['nl-NL', '1 november 2026', '4\u201326 nov', '30 dec 2026\u2009\u2013\u20092 jan 2027'],
  ['en-NL', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-BE', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['nl-BE', '1 november 2026', '4\u201326 nov', '30 dec 2026\u2009\u2013\u20092 jan 2027'],
  [
    'pt-PT',
    '1 de novembro de 2026',
    '04/11\u2009\u2013\u200926/11',
    '30/12/2026\u2009\u2013\u200902/01/2027',
  ],
  ['en-PT', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['de-AT', '1. November 2026', '4.\u201326. Nov.', '30. Dez. 2026\u2009\u2013\u20092. Jän. 2027'],
  ['en-AT', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['pl-PL', '1 listopada 2026', '4\u201326 lis', '30 gru 2026\u20132 sty 2027'],
  ['en-PL', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['nb-NO', '1. november 2026', '4.\u201326. nov.', '30. des. 2026\u20132. jan. 2027'],
  ['en-NO', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['da-DK', '1. november 2026', '4.\u201326. nov.', '30. dec. 2026\u20132. jan. 2027'],
  ['en-DK', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['fi-FI', '1. marraskuuta 2026', '4.\u201326.11.', '30.12.2026\u20132.1.2027'],
  ['sv-FI', '1 november 2026', '4\u201326 nov.', '30 dec. 2026\u20132 jan. 2027'],
  ['en-FI', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['sv-SE', '1 november 2026', '4\u201326 nov.', '30 dec. 2026\u20132 jan. 2027'],
  ['en-SE', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-CH', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['fr-CH', '1er novembre 2026', '4\u201326 nov.', '30 déc. 2026\u2009\u2013\u20092 janv. 2027'],
  ['it-CH', '1 novembre 2026', '04\u201326 nov', '30 dic 2026\u2009\u2013\u200902 gen 2027'],
  ['en-CA', 'November 1, 2026', 'Nov 4\u201326', 'Dec 30, 2026\u2013Jan 2, 2027'],
  ['fr-CA', '1er novembre 2026', '4\u2009\u2013\u200926 nov.', '30 déc. 2026\u2009\u2013\u20092 janv. 2027'],
  ['en-HK', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-KE', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-SG', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-PK', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  [
    'es-CL',
    '1 de noviembre de 2026',
    '4\u2009\u2013\u200926 de nov',
    '30 de dic de 2026 al 2 de ene de 2027',
  ],
  ['en-CL', 'November 1, 2026', 'Nov 4\u2009\u2013\u200926', 'Dec 30, 2026\u2009\u2013\u2009Jan 2, 2027'],
  ['en-AE', '1 November 2026', '4\u2009\u2013\u200926 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['ar-AE', '1 نوفمبر 2026', '4\u201326 نوفمبر', '30 ديسمبر 2026 \u2013 2 يناير 2027'],
  [
    'es-AR',
    '1 de noviembre de 2026',
    '04\u2009\u2013\u200926 de nov',
    '30 de dic de 2026 al 2 de ene de 2027',
  ],
  ['en-AR', 'November 1, 2026', 'Nov 4\u2009\u2013\u200926', 'Dec 30, 2026\u2009\u2013\u2009Jan 2, 2027'],
  ['es-CO', '1 de noviembre de 2026', '4 a 26 de nov', '30 de dic de 2026 al 2 de ene de 2027'],
  ['en-CO', 'November 1, 2026', 'Nov 4\u2009\u2013\u200926', 'Dec 30, 2026\u2009\u2013\u2009Jan 2, 2027'],
  ['en-IL', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['en-IN', '1 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
  ['tr-TR', '1 Kasım 2026', '4\u2009\u2013\u200926 Kas', '30 Ara 2026\u2009\u2013\u20092 Oca 2027'],
  ['en-TR', 'November 1, 2026', 'Nov 4\u2009\u2013\u200926', 'Dec 30, 2026\u2009\u2013\u2009Jan 2, 2027'],
  ['en-ZA', '01 November 2026', '4\u201326 Nov', '30 Dec 2026\u2009\u2013\u20092 Jan 2027'],
] as const;

describe('a day', () => {
  it.each(written)('in %s', (tag, long, withinMonth, acrossYears) => {
    const forms = localeFormats(tag);
    expect({
      long: longDayText(forms, '2026-11-01'),
      withinMonth: dayRangeText(forms, '2026-11-04', '2026-11-26'),
      acrossYears: dayRangeText(forms, '2026-12-30', '2027-01-02'),
    }).toEqual({ long, withinMonth, acrossYears });
  });

  it('is formatted in each language of each enabled country', () => {
    const tags = enabledCountries.flatMap(({ languages }) => languages.map(({ bcp47 }) => bcp47));
    const unwritten = tags.filter(
      (tag) => !/\b0?1(?:er)?\b.*2026/.test(longDayText(localeFormats(tag), '2026-11-01')),
    );
    expect(unwritten).toEqual([]);
  });

  it.each([
    ['en-US', '2026-11-24', '2026-11-24', 'Nov 24'],
    ['en-US', '2026-11-30', '2026-12-02', 'Nov 30\u2009\u2013\u2009Dec 2'],
    ['de-DE', '2026-11-30', '2026-12-02', '30. Nov.\u2009\u2013\u20092. Dez.'],
    ['fr-FR', '2026-12-01', '2026-12-03', '1er\u20133 d\u00e9c.'],
    ['fr-FR', '2026-11-30', '2026-12-01', '30 nov.\u2009\u2013\u20091er d\u00e9c.'],
    ['pt-PT', '2026-12-02', '2026-12-04', '02/12\u2009\u2013\u200904/12'],
  ])('in %s from %s to %s is %s', (tag, from, to, text) => {
    expect(dayRangeText(localeFormats(tag), from, to)).toBe(text);
  });

  it.each(['', '2026-11', '11/24/2026', '2026-11-24T00:00:00Z'])('is not written of "%s"', (date) => {
    expect(() => longDayText(localeFormats('en-US'), date)).toThrow(RangeError);
  });
});
