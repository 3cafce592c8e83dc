import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Font } from 'fontkit';
import { accentColor } from '../../../kernel/brand-colors.ts';
import type { PrintedBlock, PrintedDocument, PrintedRow } from '../printed-document.ts';
import { openEastAsianFonts } from './east-asian-fonts.ts';
import { createPen, lineHeight, type PdfPen, type PenStyle } from './pdf-pen.ts';
import { withoutSteering } from './visual-pieces.ts';
import { createStructure, type PdfRole, type PdfStructure } from './pdf-structure.ts';

/** In points. */
const margin = 48;
const footerHeight = 40;
const gap = 18;

const ink = '#16202b';
const muted = '#55606c';
const faint = '#c5ccd3';

const markWidth = 28;

const body: PenStyle = { font: 'regular', size: 9.5, color: ink, align: 'start' };
const strong: PenStyle = { ...body, font: 'bold' };
const small: PenStyle = { ...body, size: 8, color: muted };
const figure: PenStyle = { ...body, align: 'end' };
const title: PenStyle = { ...strong, size: 18, role: 'H1' };
const heading: PenStyle = { ...small, font: 'bold', role: 'H2' };
const foot: PenStyle = { ...small, role: null };

/** The share of the width that each column of the table has, in order. */
const columnShares = [0.52, 0.1, 0.19, 0.19] as const;

const heightOf = ({ size }: PenStyle) => size * lineHeight;

/** Where the next part of the page begins, and the room there is. */
interface Layout {
  readonly pen: PdfPen;
  readonly structure: PdfStructure;
  readonly width: number;
  readonly bottom: number;
  top: number;
  newPage(): void;
}

/** Continues on a new page if something of that height doesn't fit. */
function makeRoom(layout: Layout, height: number): void {
  if (layout.top + height > layout.bottom) layout.newPage();
}

function writeHead(layout: Layout, { sender, title: name, number, facts }: PrintedDocument): void {
  const { pen, width } = layout;
  const half = width / 2;
  pen.mark({ start: margin, top: layout.top, width: markWidth }, accentColor);
  const named = margin + markWidth + gap / 2;
  const left = pen.write(
    sender,
    { start: named, top: layout.top, width: margin + half - gap - named },
    { ...strong, size: 13 },
  );
  const right = { start: margin + half, width: half };
  let top = layout.top + pen.write(name, { ...right, top: layout.top }, { ...title, align: 'end' });
  top += pen.write(number, { ...right, top }, figure) + 10;
  layout.top = Math.max(layout.top + left, top) + gap / 2;
  pen.rule({ start: margin, top: layout.top, width }, faint);
  layout.top += gap / 2;
  const labelWidth = width * 0.3;
  for (const { label, value } of facts) {
    const labelled = pen.write(label, { start: margin, top: layout.top, width: labelWidth - 8 }, small);
    const place = { start: margin + labelWidth, top: layout.top - 1, width: width - labelWidth };
    layout.top += Math.max(labelled, pen.write(value, place, body)) + 2;
  }
  layout.top += gap / 2;
}

function writeBlock(
  { pen }: Layout,
  { heading: name, lines }: PrintedBlock,
  start: number,
  top: number,
  width: number,
) {
  let height = name === '' ? 0 : pen.write(name, { start, top, width }, heading) + 2;
  for (const line of lines) height += pen.write(line, { start, top: top + height, width }, body);
  return height;
}

function writeParties(layout: Layout, { parties }: PrintedDocument): void {
  const width = layout.width / Math.max(1, parties.length);
  const heights = parties.map((party, index) =>
    writeBlock(layout, party, margin + index * width, layout.top, width - gap),
  );
  layout.top += Math.max(0, ...heights) + gap;
}

function writeCells(
  layout: Layout,
  { cells, detail }: PrintedRow,
  { style, role }: { readonly style: PenStyle; readonly role: PdfRole },
): void {
  const { pen, structure, width } = layout;
  const inner = (index: number) => width * (columnShares[index] ?? 0) - 6;
  const lines = Math.max(...cells.map((cell, index) => pen.lines(cell, inner(index), style).length));
  const detailLines = detail === undefined ? 0 : pen.lines(detail, inner(0), small).length;
  const height = lines * heightOf(style) + detailLines * heightOf(small) + 8;
  makeRoom(layout, height);
  let start = margin;
  structure.group('TR', () => {
    for (const [index, cell] of cells.entries()) {
      const place = { start, top: layout.top + 4, width: inner(index) };
      structure.group(role, () => {
        const written = pen.write(cell, place, { ...style, align: index === 0 ? 'start' : 'end' });
        if (index === 0 && detail !== undefined)
          pen.write(detail, { ...place, top: place.top + written }, small);
      });
      start += width * (columnShares[index] ?? 0) + (index === cells.length - 2 ? 6 : 0);
    }
  });
  layout.top += height;
  pen.rule({ start: margin, top: layout.top, width }, faint);
}

function writeTable(layout: Layout, { columns, rows }: PrintedDocument): void {
  if (rows.length === 0) return;
  layout.structure.group('Table', () => {
    writeCells(layout, { cells: columns }, { style: { ...small, font: 'bold' }, role: 'TH' });
    for (const row of rows) writeCells(layout, row, { style: body, role: 'TD' });
  });
  layout.top += gap / 2;
}

function writeSums(layout: Layout, { sums }: PrintedDocument): void {
  const { pen, width } = layout;
  const start = margin + width * 0.4;
  const [labelWidth, figureWidth] = [width * 0.36, width * 0.24];
  for (const { label, detail, figure: amount, isTotal } of sums) {
    const [labelStyle, amountStyle] = isTotal
      ? [strong, { ...figure, font: 'bold' as const }]
      : [body, figure];
    makeRoom(layout, heightOf(body) * 3);
    if (isTotal) {
      pen.rule({ start, top: layout.top + 1, width: width * 0.6 }, ink);
      layout.top += 4;
    }
    let height = pen.write(label, { start, top: layout.top, width: labelWidth - 6 }, labelStyle);
    pen.write(amount, { start: start + labelWidth, top: layout.top, width: figureWidth }, amountStyle);
    if (detail !== undefined)
      height += pen.write(detail, { start, top: layout.top + height, width: labelWidth - 6 }, small);
    layout.top += height + 2;
  }
  layout.top += gap;
}

function writeNotes(layout: Layout, { notes }: PrintedDocument): void {
  for (const note of notes) {
    const lines = note.lines.flatMap((line) => layout.pen.lines(line, layout.width, body));
    makeRoom(layout, (lines.length + 1) * heightOf(body));
    layout.top += writeBlock(layout, note, margin, layout.top, layout.width) + gap / 2;
  }
}

/** Opens the library and its fonts. A font is parsed once: that takes longer than a page. */
async function openPdf() {
  const [{ default: PDFDocument }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')]);
  const { resolve } = createRequire(import.meta.url);
  const font = async (name: string) =>
    create(await readFile(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))) as Font;
  const [regular, bold] = [await font('DejaVuSansCondensed'), await font('DejaVuSansCondensed-Bold')];
  // The library's types don't know that it also accepts a font that is parsed.
  const fonts = { regular, bold } as unknown as Record<'regular' | 'bold', Uint8Array>;
  return { PDFDocument, ...fonts, parsed: [regular, bold], ascent: regular.ascent / regular.unitsPerEm };
}

/**
 * Forgets the letters that an earlier document used. A font keeps a glyph with the letter it was first used for; one
 * that was embedded as a part of another has none, so that it wouldn't join its neighbors and couldn't be read aloud.
 */
function forgetGlyphs(fonts: readonly Font[]): void {
  for (const font of fonts) Object.assign(font, { _glyphs: {} });
}

let opened: ReturnType<typeof openPdf> | null = null;

/** The next document tries again to open what failed. */
function forget(error: unknown): never {
  opened = null;
  throw error;
}

/** Renders a document as a tagged PDF, with its fonts embedded. */
export async function renderPdf(document: PrintedDocument): Promise<Buffer> {
  const { PDFDocument, regular, bold, parsed, ascent } = await (opened ??= openPdf().catch(forget));
  const eastAsian = await openEastAsianFonts(JSON.stringify(document));
  forgetGlyphs(parsed);
  const { language, direction, paper, title: name, number, sender, createdAt } = document;
  const pdf = new PDFDocument({
    size: paper,
    margin: 0,
    bufferPages: true,
    // Otherwise a font is loaded that the document doesn't use.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: withoutSteering(`${name} ${number}`),
      Author: withoutSteering(sender),
      CreationDate: createdAt,
    },
  });
  const content = buffer(pdf);
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  for (const [fontName, font] of eastAsian.fonts) pdf.registerFont(fontName, font);
  const structure = createStructure(pdf);
  const pen = createPen(pdf, direction, { structure, fonts: { eastAsian, ascent } });
  const layout: Layout = {
    pen,
    structure,
    width: pdf.page.width - 2 * margin,
    bottom: pdf.page.height - margin - footerHeight,
    top: margin,
    newPage() {
      pdf.addPage();
      layout.top = margin;
    },
  };
  writeHead(layout, document);
  writeParties(layout, document);
  writeTable(layout, document);
  writeSums(layout, document);
  writeNotes(layout, document);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const top = pdf.page.height - margin - footerHeight / 2;
    const width = layout.width * 0.8;
    pen.write(document.footer, { start: margin, top, width }, foot);
    const place = { start: margin + width, top, width: layout.width - width };
    pen.write(document.pageOf(page + 1, count), place, { ...foot, align: 'end' });
  }
  structure.end();
  pdf.end();
  return content;
}
