import type { ChartState } from '../../model-tests/chart/chart.types.ts';
import { placeInWords } from '../../model-tests/words/words.ts';
import { type ChartIndex, drawnStates } from '../drawing/chart-index.ts';
import { stateText } from '../drawing/state-text.ts';

/** A state with the name by which it is found. */
export interface FoundState {
  readonly state: ChartState;
  /** Its title with those of the states around it. */
  readonly name: string;
}

/** More would be impractical to read. */
const foundAtMost = 8;

/** The states whose names contain every word, those with the shortest names first; none without words. */
export function findStates(index: ChartIndex, words: string): readonly FoundState[] {
  const requested = words.trim().toLowerCase().split(/\s+/);
  if (requested.includes('')) return [];
  return drawnStates(index.chart)
    .map((state) => ({ state, name: placeInWords(index.chart.id, stateText(index.chart, state)) }))
    .filter(({ name }) => requested.every((word) => name.toLowerCase().includes(word)))
    .toSorted((a, b) => a.name.length - b.name.length)
    .slice(0, foundAtMost);
}
