import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A part of a text, and the name of the font that draws it; null for the font of the document. */
export interface FontRun {
  readonly text: string;
  readonly font: string | null;
}

/** The fonts of a document beside its own. */
export interface EastAsianFonts {
  /** By their names, as the PDF library takes them. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  /** The parts of a text, in order. */
  runs(text: string): readonly FontRun[];
}

/** A part of a font in a file of its own, with letters that a document has. */
interface Slice {
  readonly name: string;
  readonly path: string;
  readonly letters: ReadonlySet<string>;
}

/** Reduces a font to the letters of a text. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    readonly targetFormat: 'truetype';
    readonly variationAxes: Readonly<Record<string, number>>;
  },
) => Promise<Buffer>;

/** One family for each form of Chinese characters. The first that has most letters of a word draws it. */
const families = ['jp', 'kr', 'sc'] as const;

/** One weight: names are hardly ever bold. */
const weight = 400;

/** The blocks of Unicode with Chinese characters, kana, hangul and their punctuation, which the font of the document lacks. */
const words =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]+/gu;

/** They choose among the forms of a letter, which the fonts don't have. */
const variationSelectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

const composeLetters = (text: string) => text.normalize('NFC').replaceAll(variationSelectors, '');

/** The letters that lie within ranges such as `U+4e00-4eff,U+5000`. */
function coveredLetters(ranges: string, letters: readonly string[]): ReadonlySet<string> {
  const limits = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  const has = (point: number) => limits.some(([from, to]) => point >= from && point <= to);
  return new Set(letters.filter((letter) => has(letter.codePointAt(0) ?? 0)));
}

/** The slices of a family that have any of the letters. */
async function slicesOf(family: string, letters: readonly string[]): Promise<readonly Slice[]> {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve(`@fontsource-variable/noto-sans-${family}/package.json`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([key]) => key.startsWith('['))
    .map(([key, range]) => {
      const name = `noto-sans-${family}-${key.slice(1, -1)}`;
      const path = join(folder, 'files', `${name}-wght-normal.woff2`);
      return { name, path, letters: coveredLetters(range, letters) };
    })
    .filter((slice) => slice.letters.size > 0);
}

/** The slice that draws each letter: words stay in one family as far as it has their letters. */
function chooseSlices(
  texts: readonly string[],
  slices: readonly (readonly Slice[])[],
): ReadonlyMap<string, Slice> {
  const choice = new Map<string, Slice>();
  for (const text of texts) {
    const letters = Array.from(text);
    const found = slices
      .map((family) => letters.map((letter) => family.find((slice) => slice.letters.has(letter)) ?? null))
      .map((bySlice) => ({ bySlice, count: bySlice.filter((slice) => slice !== null).length }))
      .sort((one, other) => other.count - one.count);
    for (const [index, letter] of letters.entries()) {
      const slice = found.map(({ bySlice }) => bySlice[index]).find((one) => one);
      if (slice && !choice.has(letter)) choice.set(letter, slice);
    }
  }
  return choice;
}

/** Reads the slices, each reduced to its letters: the PDF library can't embed a part of a variable font. */
async function readSlices(choice: ReadonlyMap<string, Slice>): Promise<ReadonlyMap<string, Uint8Array>> {
  const { create } = await import('fontkit');
  // Not imported, since it would be bundled without the file of WebAssembly beside it.
  const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
  const fonts = new Map<string, Uint8Array>();
  for (const slice of new Set(choice.values())) {
    const letters = [...choice.keys()].filter((letter) => choice.get(letter) === slice).join('');
    const file = await subsetFont(await readFile(slice.path), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    // The library's types don't know that it also accepts a font that is parsed.
    fonts.set(slice.name, create(file) as unknown as Uint8Array);
  }
  return fonts;
}

/** The fonts for the Chinese, Japanese and Korean words among the texts of a document; most documents have none. */
export async function openEastAsianFonts(texts: string): Promise<EastAsianFonts> {
  const eastAsianWords = composeLetters(texts).match(words) ?? [];
  if (eastAsianWords.length === 0) return { fonts: new Map(), runs: (text) => [{ text, font: null }] };
  const letters = [...new Set(eastAsianWords.join(''))];
  const slices = await Promise.all(families.map((family) => slicesOf(family, letters)));
  const choice = chooseSlices(eastAsianWords, slices);
  return {
    fonts: await readSlices(choice),
    runs(text) {
      const runs: { text: string; font: string | null }[] = [];
      for (const letter of composeLetters(text)) {
        const font = choice.get(letter)?.name ?? null;
        const last = runs.at(-1);
        if (last?.font === font) last.text += letter;
        else runs.push({ text: letter, font });
      }
      return runs;
    },
  };
}
