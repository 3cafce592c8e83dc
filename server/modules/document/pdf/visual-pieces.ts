import createBidi from 'bidi-js';

const bidi = createBidi();

/** Characters that only steer direction: a font has no glyph for them. */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without them, for what isn't drawn, either. */
export const withoutSteering = (text: string): string => text.replaceAll(steering, '');

/** A part of a line in one direction. */
interface Run {
  readonly text: string;
  readonly level: number;
}

function runsOf(text: string, direction: 'ltr' | 'rtl'): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: { text: string; level: number }[] = [];
  for (const [index, level] of levels.entries()) {
    const last = runs.at(-1);
    const letter = text[index] ?? '';
    if (last?.level === level) last.text += letter;
    else runs.push({ text: letter, level });
  }
  return runs;
}

/** Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down, sequences of runs are reversed. */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = [...runs];
  for (let level = highest; level > 0; level--) {
    const next: Run[] = [];
    let sequence: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) {
        sequence = [run, ...sequence];
        continue;
      }
      next.push(...sequence, run);
      sequence = [];
    }
    ordered = [...next, ...sequence];
  }
  return ordered;
}

/** Words, spaces, and the characters that are mirrored, which the font's shaper leaves as they are. */
const rightToLeftPieces = /\s|[()[\]{}<>«»‹›]|[^\s()[\]{}<>«»‹›]+/gu;

/** Numbers in the digits of Arabic and Persian, which the shaper takes for letters and would reverse. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]|[^\u0660-\u0669\u06f0-\u06f9]+/gu;

const piecesOfRun = ({ text, level }: Run): readonly string[] => {
  const shown = withoutSteering(text);
  if (level % 2 === 0) return shown.match(arabicDigits) ?? [];
  return (shown.match(rightToLeftPieces) ?? [])
    .map((piece) => bidi.getMirroredCharacter(piece) ?? piece)
    .toReversed();
};

/**
 * The pieces of a line as they are drawn from left to right, by the Unicode Bidirectional Algorithm (UAX 9). A piece of a
 * script that is written from right to left is in the order of reading: the font's shaper reverses and joins its letters.
 */
export const visualPieces = (text: string, direction: 'ltr' | 'rtl'): readonly string[] =>
  inVisualOrder(runsOf(text, direction))
    .flatMap(piecesOfRun)
    .filter((piece) => piece !== '');

/** What begins an isolated text (LRI, RLI or FSI), and what ends it (PDI). */
const isolating = /[\u2066-\u2069]/g;
const popIsolate = '\u2069';

/**
 * The lines of a text that was broken, each of which can be ordered on its own: an isolated text that continues on the
 * next line is ended at the end of this one, and begun again there.
 */
export function withIsolatesContinued(lines: readonly string[]): readonly string[] {
  let open: readonly string[] = [];
  return lines.map((line) => {
    const begun = open.join('');
    for (const [mark] of line.matchAll(isolating))
      open = mark === popIsolate ? open.slice(0, -1) : [...open, mark];
    return `${begun}${line}${popIsolate.repeat(open.length)}`;
  });
}
