import type { SuitePath } from '../cover/path-suite.types.ts';
import type { ChangedPath, Difference } from '../since/difference.ts';
import { textOfPath } from './as-text.ts';
import { countText } from '../words/count-text.ts';

const list = (title: string, paths: Difference['added']): readonly string[] =>
  paths.length === 0 ? [] : [`${title}:`, ...paths.map(textOfPath)];

/** The number of added, removed, changed and kept paths, in a sentence. */
export const countsOf = ({ since, added, removed, changed, kept }: Difference): string =>
  `Since ${since}: ${countText(added.length, 'path')} came, ${removed.length} went, ${changed.length} changed, ${kept} stayed.`;

/** A sentence for each step after which a changed path leads elsewhere. */
export function changesOf({ was, is }: ChangedPath): readonly string[] {
  const places = ({ state, steps }: SuitePath) => [state, ...steps.map((step) => step.state)];
  const before = places(was);
  return places(is).flatMap((state, at) =>
    state === before[at]
      ? []
      : [`${at === 0 ? 'At first' : `After step ${at}`}: was [${before[at]}], is [${state}]`],
  );
}

const textOfChange = (change: ChangedPath, index: number): string =>
  [textOfPath(change.is, index), ...changesOf(change).map((sentence) => `  ${sentence}`)].join('\n');

/** The added, removed and changed paths since a revision, as text. */
export function differenceAsText(difference: Difference): string {
  const { added, removed, changed } = difference;
  return `${[
    countsOf(difference),
    ...list('Came', added),
    ...list('Went', removed),
    ...(changed.length === 0 ? [] : ['Changed:', ...changed.map(textOfChange)]),
  ].join('\n\n')}\n`;
}
