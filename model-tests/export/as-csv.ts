import { pathTitle } from './path-title.ts';
import type { PathSuite, SuitePath } from '../cover/path-suite.types.ts';
import type { Difference } from '../since/difference.ts';

const columns = [
  'Path',
  'Title',
  'Precondition',
  'Expected at first',
  'Expected state at first',
  'Step',
  'Step id',
  'Action',
  'Expected result',
  'Expected state',
] as const;

/** Spreadsheets run what begins like this as a formula; an apostrophe makes it text. */
const formulaStart = /^[=+\-@\t\r]/;

/** One field as RFC 4180 has it: in quotes where it needs them, quotes doubled. */
function field(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const row = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

const rowsOf = (title: string, path: SuitePath, ...more: readonly string[]): readonly string[] =>
  path.steps.map((step, index) =>
    row([
      path.id,
      `${title}: ${pathTitle(path)}`,
      path.given,
      path.outcome,
      path.state,
      String(index + 1),
      step.id,
      step.when,
      step.outcome,
      step.state,
      ...more,
    ]),
  );

/** One row a step, for the import of a test management tool: RFC 4180, and no field that a spreadsheet would run. */
export function asCsv({ title, paths }: PathSuite): string {
  return [row(columns), ...paths.flatMap((path) => rowsOf(title, path))].join('');
}

/** What came and went since a revision: the rows of both, with a last column that tells which. */
export function changesAsCsv({ since, added, removed, changed }: Difference, { title }: PathSuite): string {
  return [
    row([...columns, `Since ${since}`]),
    ...added.flatMap((path) => rowsOf(title, path, 'came')),
    ...removed.flatMap((path) => rowsOf(title, path, 'went')),
    ...changed.flatMap(({ is }) => rowsOf(title, is, 'changed')),
  ].join('');
}
