import type { PathSuite } from '../cover/path-suite.types.ts';
import { asText } from './as-text.ts';

/** Every form in which path tests can be had. */
export const formats = {
  text: asText,
  json: (suite: PathSuite): string => `${JSON.stringify(suite, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (suite: PathSuite) => string>>;

export type Format = keyof typeof formats;
