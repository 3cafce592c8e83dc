import type PDFDocument from 'pdfkit';
import type { EastAsianFonts, FontRun } from './east-asian-fonts.ts';
import type { PdfRole, PdfStructure } from './pdf-structure.ts';
import { visualPieces, withIsolatesContinued } from './visual-pieces.ts';

/** The two weights of a document's font. */
type PdfFont = 'regular' | 'bold';

/** How a text is written. */
export interface PenStyle {
  readonly font: PdfFont;
  /** In points. */
  readonly size: number;
  readonly color: string;
  /** `start` is where a line of the document's direction begins. */
  readonly align: 'start' | 'end';
  /** What the text is; a paragraph by default. Null for what isn't read, such as the number of a page. */
  readonly role?: PdfRole | null;
}

/** A place on the page, in points from the edge where lines begin. */
interface PenPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
}

/** Writes texts in both directions onto the pages of a PDF. */
export interface PdfPen {
  /** The lines that a text needs within a width. */
  lines(text: string, width: number, style: PenStyle): readonly string[];
  /** Writes a text; returns the height that it takes. */
  write(text: string, place: PenPlace, style: PenStyle): number;
  /** Draws a line across a place. */
  rule(place: PenPlace, color: string): void;
  /** Draws the shop's mark, as wide as its place. */
  mark(place: PenPlace, color: string): void;
}

/** The height of a line, as a multiple of the font's size. */
export const lineHeight = 1.4;

/** The sector of `public/favicon.svg`, without its ground. */
export const mark = {
  path: 'M24.5 15.21A13.41 13.41 0 0 0 39.5 15.21L44.17 22.12A21.76 21.76 0 0 1 19.83 22.12ZM18.08 24.72A24.89 24.89 0 0 0 45.92 24.72L50.58 31.64A33.23 33.23 0 0 1 13.42 31.64ZM11.67 34.23A36.36 36.36 0 0 0 52.33 34.23L57 41.15A44.71 44.71 0 0 1 7 41.15Z',
  left: 7,
  top: 15.21,
  width: 50,
} as const;

/** What a pen needs to know of the fonts. */
interface PenFonts {
  readonly eastAsian: EastAsianFonts;
  /** The height of the document's font above its baseline, on which all fonts stand, as a multiple of its size. */
  readonly ascent: number;
}

/** A pen for a document; `direction` is that of its language. */
export function createPen(
  pdf: InstanceType<typeof PDFDocument>,
  direction: 'ltr' | 'rtl',
  { structure, fonts }: { readonly structure: PdfStructure; readonly fonts: PenFonts },
): PdfPen {
  /** A line is measured several times before it is drawn. */
  const known = new Map<string, readonly FontRun[]>();
  let picked: PdfFont = 'regular';

  function piecesOf(text: string): readonly FontRun[] {
    const pieces = known.get(text) ?? visualPieces(text, direction).flatMap(fonts.eastAsian.runs);
    known.set(text, pieces);
    return pieces;
  }

  /** Uses the font of a piece for a moment. */
  function inFont<Result>(font: string | null, act: () => Result): Result {
    if (font === null) return act();
    pdf.font(font);
    const result = act();
    pdf.font(picked);
    return result;
  }

  const widthOfPiece = ({ text, font }: FontRun) => inFont(font, () => pdf.widthOfString(text));

  const widthOf = (text: string) => piecesOf(text).reduce((width, piece) => width + widthOfPiece(piece), 0);

  function linesOf(text: string, width: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return withIsolatesContinued([...lines, line].flatMap((one) => breakWord(one, width)));
  }

  /** A word that is wider than its place continues on the next line. */
  function breakWord(line: string, width: number): readonly string[] {
    if (widthOf(line) <= width) return [line];
    const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
    let fitting = letters.length;
    while (fitting > 1 && widthOf(letters.slice(0, fitting).join('')) > width) fitting -= 1;
    return [letters.slice(0, fitting).join(''), ...breakWord(letters.slice(fitting).join(''), width)];
  }

  function pick({ font, size, color }: PenStyle): void {
    picked = font;
    pdf.font(font).fontSize(size).fillColor(color);
  }

  return {
    lines(text, width, style) {
      pick(style);
      return linesOf(text, width);
    },
    write(text, { start, top, width }, style) {
      pick(style);
      const lines = linesOf(text, width);
      const isAtLeft = (style.align === 'start') === (direction === 'ltr');
      const left = direction === 'ltr' ? start : pdf.page.width - start - width;
      const baseline = -fonts.ascent * style.size;
      const draw = () => {
        for (const [index, line] of lines.entries()) {
          let x = isAtLeft ? left : left + width - widthOf(line);
          const y = top + index * style.size * lineHeight;
          for (const piece of piecesOf(line)) {
            inFont(piece.font, () => pdf.text(piece.text, x, y, { lineBreak: false, baseline }));
            x += widthOfPiece(piece);
          }
        }
      };
      if (style.role === null) structure.decoration(draw);
      else structure.text(style.role ?? 'P', text, draw);
      return lines.length * style.size * lineHeight;
    },
    rule({ start, top, width }, color) {
      const left = direction === 'ltr' ? start : pdf.page.width - start - width;
      structure.decoration(() =>
        pdf
          .moveTo(left, top)
          .lineTo(left + width, top)
          .lineWidth(0.5)
          .strokeColor(color)
          .stroke(),
      );
    },
    mark({ start, top, width }, color) {
      const left = direction === 'ltr' ? start : pdf.page.width - start - width;
      structure.decoration(() =>
        pdf
          .save()
          .translate(left, top)
          .scale(width / mark.width)
          .translate(-mark.left, -mark.top)
          .path(mark.path)
          .fill(color)
          .restore(),
      );
    },
  };
}
