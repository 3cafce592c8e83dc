/** Width of a character in the drawing's own type, in parts of its size; wide ones are told, narrow ones, and the rest. */
const narrow = /[ijltfrI.,:;'’“”|!()[\] -]/;
const wide = /[mwMW—…@%]/;
const capital = /[A-Z]/;

const widthOf = (character: string): number => {
  if (narrow.test(character)) return 0.36;
  if (wide.test(character)) return 0.92;
  return capital.test(character) ? 0.72 : 0.58;
};

/** Pixels that `text` needs at most at `size` pixels; the system's own types differ, so this is on the safe side. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * size;

/** `text` in lines of at most `width` pixels; a word that is longer stands by itself. */
export function wrapped(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
