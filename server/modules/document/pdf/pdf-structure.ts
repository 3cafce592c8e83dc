import type PDFDocument from 'pdfkit';

/** What a part of a document is, in the terms of tagged PDF (ISO 32000-1, 14.8.4). */
export type PdfRole = 'H1' | 'H2' | 'P' | 'Sect' | 'Table' | 'TR' | 'TH' | 'TD';

/** The structure that assistive technology reads instead of places on pages. */
export interface PdfStructure {
  /** What is drawn meanwhile belongs to one part. */
  group<Result>(role: PdfRole, draw: () => Result): Result;
  /** A text in the order of reading, in which right-to-left text isn't drawn. */
  text(role: PdfRole, text: string, draw: () => void): void;
  /** Lines and page numbers, which aren't read. */
  decoration(draw: () => void): void;
  /** Ends the structure, after which nothing is added. */
  end(): void;
}

/** Characters that only steer direction. */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The structure of a new document. */
export function createStructure(pdf: InstanceType<typeof PDFDocument>): PdfStructure {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let current = root;
  return {
    group(role, draw) {
      const [parent, part] = [current, pdf.struct(role)];
      current = part;
      const drawn = draw();
      part.end();
      parent.add(part);
      current = parent;
      return drawn;
    },
    text(role, text, draw) {
      const content = pdf.markStructureContent(role);
      draw();
      pdf.endMarkedContent();
      const actual = text.replaceAll(steering, '');
      current.add(pdf.struct(role, { actual }, [content]));
    },
    decoration(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    end() {
      root.end();
    },
  };
}
