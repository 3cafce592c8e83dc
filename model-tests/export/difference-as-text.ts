import type { Difference } from '../since/difference.ts';
import { textOfPath } from './as-text.ts';

const list = (title: string, paths: Difference['added']): readonly string[] =>
  paths.length === 0 ? [] : [`${title}:`, ...paths.map(textOfPath)];

/** Which paths came and went since a revision, for people. */
export function differenceAsText({ since, added, removed, kept }: Difference): string {
  const summary = `Since ${since}: ${added.length} paths came, ${removed.length} went, ${kept} stayed.`;
  return `${[summary, ...list('Came', added), ...list('Went', removed)].join('\n\n')}\n`;
}
