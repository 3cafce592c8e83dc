import type { Difference } from '../since/difference.ts';
import { textOfPath } from './as-text.ts';
import { counted } from './counted.ts';

const list = (title: string, paths: Difference['added']): readonly string[] =>
  paths.length === 0 ? [] : [`${title}:`, ...paths.map(textOfPath)];

/** How many paths came, went and stayed, in a sentence. */
export const countsOf = ({ since, added, removed, kept }: Difference): string =>
  `Since ${since}: ${counted(added.length, 'path')} came, ${removed.length} went, ${kept} stayed.`;

/** Which paths came and went since a revision, for people. */
export function differenceAsText(difference: Difference): string {
  const { added, removed } = difference;
  return `${[countsOf(difference), ...list('Came', added), ...list('Went', removed)].join('\n\n')}\n`;
}
