import type { PathSuite } from '../cover/path-suite.types.ts';
import { asCsv } from './as-csv.ts';
import { asGherkin } from './as-gherkin.ts';
import { asPlaywright } from './as-playwright.ts';
import { asText } from './as-text.ts';

/** The export formats of path tests. */
export const formats = {
  text: asText,
  json: (suite: PathSuite): string => `${JSON.stringify(suite, null, 2)}\n`,
  csv: asCsv,
  gherkin: asGherkin,
  playwright: asPlaywright,
} as const satisfies Readonly<Record<string, (suite: PathSuite) => string>>;

export type Format = keyof typeof formats;
