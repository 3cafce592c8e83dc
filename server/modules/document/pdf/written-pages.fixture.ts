import { inflateSync } from 'node:zlib';

/** A line of text, where it stands. */
export interface WrittenText {
  readonly text: string;
  /** In points from the bottom of the page to the line on which the letters stand. */
  readonly fromBottom: number;
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The objects of a file by their number, with the content of their stream if they have one. */
function objectsOf(pdf: string): ReadonlyMap<string, { readonly entries: string; readonly stream: string }> {
  const found = pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, id = '', content = '']) => {
      const [entries = '', stream = ''] = content.split(/\nstream\r?\n/, 2);
      const packed = stream.replace(/\r?\nendstream$/, '');
      const isPacked = entries.includes('/FlateDecode');
      const text = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed;
      return [id, { entries, stream: text }];
    }),
  );
}

/** What a font's glyphs mean, by their number. */
function lettersOf(table: string): readonly string[] {
  const [, list = ''] = /beginbfrange\s+<\w+> <\w+> \[([^\]]*)\]/.exec(table) ?? [];
  return Array.from(list.matchAll(/<([^>]*)>/g), ([, code = '']) =>
    Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

/** A piece of a line: its height, its font and its glyphs. */
const writing = /BT\n1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n\[(.*)\] TJ/g;

/** The lines of each page of a document, read by its fonts' tables, in the order in which they were written. */
export function writtenPages(file: Buffer, direction: 'ltr' | 'rtl'): readonly (readonly WrittenText[])[] {
  const objects = objectsOf(file.toString('latin1'));
  const at = (entries: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(entries)?.[1] ?? '');
  const pages = [...objects.values()].filter(({ entries }) => /\/Type \/Page\b/.test(entries));
  return pages.map(({ entries }) => {
    const resources = at(entries, 'Resources')?.entries ?? entries;
    /** A piece in one direction, whose letters are drawn from left to right. */
    const read = (font: string, glyphs: string): string => {
      const letters = lettersOf(at(at(resources, font)?.entries ?? '', 'ToUnicode')?.stream ?? '');
      const codes = Array.from(glyphs.matchAll(/<(\w*)>/g), ([, hex]) => hex).join('');
      const drawn = (codes.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '');
      return (isArabic(drawn.join('')) ? drawn.toReversed() : drawn).join('');
    };
    // Each text is written at once, between its marks.
    return (at(entries, 'Contents')?.stream ?? '').split('\nEMC').flatMap((written) => {
      const lines = new Map<number, string>();
      for (const [, height, font = '', glyphs = ''] of written.matchAll(writing)) {
        const [piece, before] = [read(font, glyphs), lines.get(Number(height)) ?? ''];
        lines.set(Number(height), direction === 'ltr' ? before + piece : piece + before);
      }
      return Array.from(lines, ([fromBottom, text]) => ({ text, fromBottom }));
    });
  });
}
