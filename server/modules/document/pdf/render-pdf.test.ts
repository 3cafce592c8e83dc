import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { PrintedDocument } from '../printed-document.ts';
import { renderPdf } from './render-pdf.ts';

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
