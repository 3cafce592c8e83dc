import { hasHidden, isLongerThan, tidySpaces } from '../texts/index.ts';

/** In characters. As long as a carrier passes on to the driver, with some room. */
export const noteMaxLength = 255;

const linesOf = (text: string) => text.split(/\r\n|[\r\n]/);

/** The note as it is stored: with single spaces, and without empty lines around it. */
export const tidyNote = (text: string): string =>
  linesOf(text)
    .map((line) => tidySpaces(line))
    .join('\n')
    .trim();

/** What is wrong with a buyer's note about the delivery; null if nothing is (coverage CHECKOUT-16). */
export function noteProblem(text: string): 'too_long' | 'characters' | null {
  if (isLongerThan(tidyNote(text), noteMaxLength)) return 'too_long';
  return linesOf(text).some((line) => hasHidden(line.replaceAll('\t', ' '))) ? 'characters' : null;
}
