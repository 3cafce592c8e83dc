import { readFileSync } from 'node:fs';
import PdfKit from 'pdfkit';
import { expect, it } from 'vitest';
import { createPen, mark } from './pdf-pen.ts';
import { visualPieces } from './visual-pieces.ts';

it('an account number in an Arabic text is in order on every line', () => {
  const pdf = new PdfKit();
  pdf.registerFont('regular', 'Helvetica');
  const structure = { decoration: (draw: () => void) => draw(), text: () => {}, figure: () => {} };
  const eastAsian = { runs: (text: string) => [{ text, font: null }] };
  const pen = createPen(pdf, 'rtl', {
    structure: structure as never,
    fonts: { eastAsian: eastAsian as never, ascent: 0.9 },
  });
  const groups = Array.from({ length: 20 }, (_group, index) => String(1000 + index)).join(' ');
  const lines = pen.lines(`\u2068IBAN ${groups}\u2069`, 150, {
    font: 'regular',
    size: 10,
    color: '#000000',
    align: 'start',
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => visualPieces(line, 'rtl').join('')).join(' ')).toBe(`IBAN ${groups}`);
});

it('the mark of documents is that of the shop', () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  expect(/<path d="([^"]+)"/.exec(favicon)?.[1]).toBe(mark.path);
});
