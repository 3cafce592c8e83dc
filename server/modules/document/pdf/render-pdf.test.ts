import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PrintedDocument, PrintedRow } from '../printed-document.ts';
import { documentWordsIn } from '../words/document-words-by-language.ts';
import { renderPdf } from './render-pdf.ts';
import { type WrittenText, writtenPages } from './written-pages.fixture.ts';

/** In points from the bottom of the page: nothing but the footer is written below. */
const footerTop = 48 + 40;

/** A document with nothing but a sentence. */
const documentOf = (line: string): PrintedDocument => ({
  language: 'ar',
  direction: 'rtl',
  paper: 'A4',
  title: '',
  number: '1',
  sender: '',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  facts: [],
  parties: [],
  columns: ['', '', '', ''],
  rows: [],
  sums: [],
  notes: [{ heading: '', lines: [line] }],
  footer: '',
  pageOf: () => '',
});

/** The characters that a reader finds for the glyphs of a document, by its tables. */
async function readableCharacters(line: string): Promise<readonly string[]> {
  const pdf = (await renderPdf(documentOf(line))).toString('latin1');
  const streams = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.flatMap((stream) => {
    const table = /beginbfrange\s+<\w+> <\w+> \[([^\]]*)\]/.exec(stream)?.[1] ?? '';
    return [...table.matchAll(/<([^>]*)>/g)].map(([, code = '']) => code);
  });
}

it('names its author without what only steers direction', async () => {
  const sender = '\u2068Sonde Ultrasound Limited\u2069';
  const pdf = (
    await renderPdf({ ...documentOf(''), sender, title: 'Quote', number: '\u2066Q-1\u2069' })
  ).toString('latin1');
  expect(pdf).toContain('(Sonde Ultrasound Limited)');
  expect(pdf).toContain('(Quote Q-1)');
});

it('letters keep their meaning and join, whichever letters an earlier document had', async () => {
  // These letters are drawn with the shapes of others, which the font then remembers.
  await readableCharacters('ى بيت éñ');
  const characters = await readableCharacters('حتى مبنى en');
  expect(characters).not.toContain('');
  expect(characters.filter((code) => code === '0649')).toHaveLength(1);
});

describe.each([
  { language: 'en', direction: 'ltr', footer: 'Page 2 of 2' },
  { language: 'ar', direction: 'rtl', footer: 'الصفحة 2 من 2' },
] as const)('a document of two pages in $language', ({ language, direction, footer }) => {
  const { page } = documentWordsIn(language);
  const row = (index: number): PrintedRow => ({ cells: [`Cable ${index}`, '1', '$19.00', '$19.00'] });
  const comment = Array.from({ length: 200 }, () => 'Theater 4').join(' ');
  const rendering = renderPdf({
    ...documentOf(''),
    language,
    direction,
    columns: ['Item', 'Quantity', 'Price', 'Total'],
    rows: Array.from({ length: 40 }, (_row, index) => row(index + 1)),
    sums: [{ label: 'Total', figure: '$760.00', isTotal: true }],
    notes: [{ heading: 'Comment', lines: [comment] }],
    footer: 'Sonde Medical',
    pageOf: page,
  });
  const inFooter = ({ fromBottom }: WrittenText) => fromBottom < footerTop;

  it('numbers each page in its language, below all rows', async () => {
    const pages = writtenPages(await rendering, direction);
    expect(pages).toHaveLength(2);
    const feet = pages.map((texts) => texts.filter(inFooter).map(({ text }) => text));
    expect(feet).toEqual([
      ['Sonde Medical', page(1, 2)],
      ['Sonde Medical', footer],
    ]);
  });

  it('has every row and the whole comment, once', async () => {
    const texts = writtenPages(await rendering, direction).flatMap((written) =>
      written.filter((text) => !inFooter(text)).map(({ text }) => text),
    );
    const items = texts.filter((text) => /^Cable \d+$/.test(text));
    expect(items).toEqual(Array.from({ length: 40 }, (_row, index) => row(index + 1).cells[0]));
    expect(texts.join(' ').match(/Theater 4/g)).toHaveLength(200);
  });
});
