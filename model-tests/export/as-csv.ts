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

/** Spreadsheets execute text with this start as a formula. A leading apostrophe makes it text. */
const formulaStart = /^[=+\-@\t\r]/;

/** Formats one field per RFC 4180: quoted if necessary, with quotes doubled. */
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

/**
 * One row per step, for import into a test management tool: RFC 4180, without fields that a spreadsheet would execute.
 */
export function asCsv({ title, paths }: PathSuite): string {
  return [row(columns), ...paths.flatMap((path) => rowsOf(title, path))].join('');
}

/** The differences since a revision, as rows with a last column that states the kind. */
export function changesAsCsv({ since, added, removed, changed }: Difference, { title }: PathSuite): string {
  return [
    row([...columns, `Since ${since}`]),
    ...added.flatMap((path) => rowsOf(title, path, 'came')),
    ...removed.flatMap((path) => rowsOf(title, path, 'went')),
    ...changed.flatMap(({ is }) => rowsOf(title, is, 'changed')),
  ].join('');
}
