import * as v from 'valibot';
import type { Accept, Fresh } from '../served/served.types.ts';
import { changeRemarks, readRemarks } from './remark-files.ts';
import { remarkListFile } from './remark-list-file.ts';
import { remarkChange } from './remark.schema.ts';

/** Serves the present remarks, because files may have changed since the pages were drawn. */
export const serveRemarks =
  (root: string): Fresh =>
  async (name) =>
    name === remarkListFile ? JSON.stringify(await readRemarks(root)) : undefined;

const today = () => new Date().toISOString().slice(0, 10);

/** Writes what the pages send into the file next to the chart, one change after the other. */
export function acceptRemarks(root: string): Accept {
  let last: Promise<unknown> = Promise.resolve();
  return async (name, sent) => {
    const change = v.safeParse(remarkChange, sent);
    if (name !== remarkListFile || !change.success) return false;
    const written = last.then(() => changeRemarks(root, change.output, today()));
    last = written.catch(() => undefined);
    return written;
  };
}
