import { countsText } from '../../model-tests/words/count-text.ts';
import type { ChartChanges } from './compare-charts.ts';

const wholly = { added: 'entirely new', removed: 'entirely removed' } as const;

/** A short summary of a machine's changes. `root` is the ID of its root state. */
export function summarizeChanges({ states, transitions }: ChartChanges, root: string): string {
  const mark = states.find(({ id }) => id === root)?.mark;
  if (mark === 'added' || mark === 'removed') return wholly[mark];
  const counts = countsText([
    [states.length, 'state'],
    [transitions.length, 'transition'],
  ]);
  return counts === '' ? 'none' : counts;
}
