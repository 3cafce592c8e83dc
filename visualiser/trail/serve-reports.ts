import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Fresh } from '../served/served.types.ts';
import { isErrorId, readReport } from './read-report.ts';
import { reportFileOf } from './report-file.ts';

/** The last line of a log that contains a text; empty if there is none, or no log. */
async function lastLineWith(log: string, text: string): Promise<string> {
  let found = '';
  try {
    for await (const line of createInterface({ input: createReadStream(log), crlfDelay: Infinity }))
      if (line.includes(text)) found = line;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return found;
}

/** Serves reports of errors by their ids, as the log of a shop has them; none without a log. */
export const serveReports =
  (log: string | null): Fresh =>
  async (name) => {
    const [, id = ''] = /^reports\/(\w+)\.json$/.exec(name) ?? [];
    if (log === null || !isErrorId(id) || name !== reportFileOf(id)) return undefined;
    const report = readReport(await lastLineWith(log, id));
    return report?.errorId === id ? JSON.stringify(report) : undefined;
  };
