/**
 * The width of a character in the drawing's font, relative to the font size, by class: narrow, wide, capital or other.
 */
const narrow = /[ijltfrI.,:;'’“”|!()[\] -]/;
const wide = /[mwMW—…@%]/;
const capital = /[A-Z]/;

const widthOf = (character: string): number => {
  if (narrow.test(character)) return 0.36;
  if (wide.test(character)) return 0.92;
  return capital.test(character) ? 0.72 : 0.58;
};

/** The maximum width of `text` in pixels at a font size. It is a safe estimate because system fonts differ. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * size;

/** Breaks `text` into lines of at most `width` pixels. A longer word gets its own line. */
export function wrapText(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
