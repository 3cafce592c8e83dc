import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { orderIn } from '../../mail/order-confirmation.fixture.ts';
import { quoteDocument } from '../quote-document.ts';
import { openEastAsianFonts } from './east-asian-fonts.ts';
import { renderPdf } from './render-pdf.ts';

/** A run as its text and the family of its font. */
async function runsOf(text: string) {
  const { runs } = await openEastAsianFonts(text);
  return runs(text).map((run) => [run.text, run.font?.replace(/-\d+$/, '') ?? null]);
}

/** Neighbours of one family as one run, although each slice is a font. */
async function familiesOf(text: string) {
  const joined: [string, string | null][] = [];
  for (const [part = '', family = null] of await runsOf(text)) {
    const last = joined.at(-1);
    if (last?.[1] === family) last[0] += part;
    else joined.push([part ?? '', family]);
  }
  return joined;
}

const [jp, kr, sc] = ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'];

describe('the fonts of a text', () => {
  it.each<[string, string, readonly (readonly [string, string | null | undefined])[]]>([
    ['Latin and Arabic keep the document’s font', 'Dr. Ångström, عيادة', [['Dr. Ångström, عيادة', null]]],
    ['Japanese', '株式会社超音波', [['株式会社超音波', jp]]],
    ['kana with a mark of their own', 'エコー・センター㈱', [['エコー・センター㈱', jp]]],
    ['Korean', '김민수', [['김민수', kr]]],
    ['decomposed hangul', '김'.normalize('NFD'), [['김', kr]]],
    ['simplified Chinese', '北京诊所', [['北京诊所', sc]]],
    ['traditional Chinese', '臺灣診所', [['臺灣診所', jp]]],
    [
      'Latin letters among them',
      'Sonde 超音波 Ltd.',
      [
        ['Sonde ', null],
        ['超音波', jp],
        [' Ltd.', null],
      ],
    ],
    ['a letter with a variation selector', '葛\u{e0100}城', [['葛城', jp]]],
  ])('%s', async (_what, text, families) => {
    expect(await familiesOf(text)).toEqual(families);
  });

  it('have a glyph for each letter', async () => {
    const text = '株式会社超音波 김민수 北京诊所';
    const { runs, fonts } = await openEastAsianFonts(text);
    for (const run of runs(text)) {
      if (run.font === null) continue;
      const font = fonts.get(run.font) as unknown as Font;
      expect(font.layout(run.text).glyphs.map(({ id }) => id)).not.toContain(0);
    }
  });
});

/** The letters that a PDF's embedded fonts say they draw, which readers copy and search. */
function embeddedLetters(file: Buffer): string {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('begincmap'))
    .flatMap((map) => [...map.matchAll(/<([\da-f]{4})>/gi)])
    .map(([, code = '']) => String.fromCharCode(Number.parseInt(code, 16)))
    .join('');
}

describe('a quote', () => {
  it.each([
    ['株式会社超音波', 'US', 'en'],
    ['김민수', 'DE', 'de'],
    ['北京诊所', 'AE', 'ar'],
  ])('for %s has its glyphs, in %s in %s', async (companyName, country, language) => {
    const order = orderIn('USD');
    const file = await renderPdf(
      quoteDocument(
        {
          ...order,
          country,
          language,
          billingAddress: { ...order.billingAddress, companyName },
          quotedAt: new Date('2026-11-20T15:00:00Z'),
          quoteExpiresAt: new Date('2026-12-21T05:00:00Z'),
        },
        {
          seller: { name: 'Sonde', address: '12 Harbour Row, Dublin 2', country: 'IE', vatNumber: null },
          supportEmail: 'support@sonde.example',
          bankAccount: null,
          payUrl: 'https://shop.example/pay/',
          termsUrl: 'https://shop.example/terms/',
        },
      ),
    );
    for (const letter of companyName) expect(embeddedLetters(file)).toContain(letter);
    expect(file.toString('latin1')).toMatch(/\+NotoSans(JP|KR|SC)/);
  });
});
