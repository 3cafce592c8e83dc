import type { PathSuite } from '../cover/path-suite.types.ts';
import type { Difference } from '../since/difference.ts';
import { changesAsCsv } from './as-csv.ts';
import { asGherkin } from './as-gherkin.ts';
import { asPlaywright } from './as-playwright.ts';
import { changesOf, countsOf, differenceAsText } from './difference-as-text.ts';
import type { Format } from './formats.ts';
import { pathTitle } from './path-title.ts';

/**
 * Comments that list removed and changed paths, so that the corresponding existing tests can be deleted or replaced.
 */
const whatWent = (sign: string, difference: Difference): string =>
  [
    countsOf(difference),
    ...difference.removed.map((path) => `Went: ${path.id}, ${pathTitle(path)}`),
    ...difference.changed.map(
      (change) => `Changed: ${change.is.id}, ${pathTitle(change.is)}. ${changesOf(change).join('. ')}`,
    ),
  ]
    .map((line) => `${sign} ${line.replace(/\s+/g, ' ')}\n`)
    .join('');

/** The added paths and the current version of the changed ones. */
const toRun = ({ added, changed }: Difference) => [...added, ...changed.map(({ is }) => is)];

/** The differences since a revision in every format. Each distinguishes removed paths from added ones. */
export const differenceFormats: Readonly<
  Record<Format, (difference: Difference, suite: PathSuite) => string>
> = {
  text: differenceAsText,
  json: (difference) => `${JSON.stringify(difference, null, 2)}\n`,
  csv: changesAsCsv,
  gherkin: (difference, suite) =>
    `${whatWent('#', difference)}\n${asGherkin({ ...suite, paths: toRun(difference) })}`,
  playwright: (difference, suite) =>
    `${whatWent('//', difference)}\n${asPlaywright({ ...suite, paths: toRun(difference) })}`,
};
