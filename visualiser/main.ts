import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { UsageError } from '../model-tests/command-line.ts';
import { exploreAll } from './book/explorations.ts';
import { makeBook } from './book/make-book.ts';
import { makeSite, type Site } from './book/make-site.ts';
import { readRevision } from './changes/read-revision.ts';
import { readOptions, usage } from './options.ts';
import type { Book } from './book/book.types.ts';
import { readRemarks } from './remarks/remark-files.ts';
import { acceptRemarks, serveRemarks } from './remarks/serve-remarks.ts';
import { serveScreens } from './screens/serve-screens.ts';
import { readPicture, readScreens } from './screens/read-screens.ts';
import { serveReports } from './trail/serve-reports.ts';
import { serveSite } from './serve-site.ts';

/** `main.ts [options]`: draws every registered machine, and serves or writes the pages. */

const root = join(import.meta.dirname, '..');

async function write(site: Site, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of site) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  console.log(`The flows are in ${join(folder, 'index.html')}.`);
}

const picturesOf = async ({ screens }: Book): Promise<Site> => {
  const files = screens.map(async ({ file }) => [file, (await readPicture(root, file)) ?? ''] as const);
  return new Map(await Promise.all(files));
};

/**
 * Occupies the port before drawing, which takes a minute, so that a conflict shows immediately. `open` serves the
 * pages.
 */
async function onPort(port: number, log: string | null): Promise<{ readonly open: (site: Site) => void }> {
  const drawing = Promise.withResolvers<Site>();
  const screens = serveScreens(root);
  const remarks = serveRemarks(root);
  const reports = serveReports(log);
  const fresh = async (name: string) => (await remarks(name)) ?? (await reports(name)) ?? screens(name);
  const server = await serveSite(drawing.promise, port, fresh, acceptRemarks(root));
  // An error during drawing must still end the process.
  server.unref();
  const open = (site: Site) => {
    drawing.resolve(site);
    server.ref();
    console.log(`The flows are at http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  };
  return { open };
}

try {
  const options = readOptions(process.argv.slice(2), process.env['PORT']);
  if (options === null) console.log(usage);
  else {
    const { since, out, port, log } = options;
    const served = out === null ? await onPort(port, log) : null;
    const other = since === null ? null : { revision: since, charts: await readRevision(root, since) };
    console.log('Walking through the flows and drawing them; the first time after a change takes a minute.');
    const book = await makeBook(other, await exploreAll(), {
      ...(await readScreens(root)),
      remarks: await readRemarks(root),
    });
    const site = await makeSite(book);
    served?.open(site);
    if (out !== null) await write(new Map([...site, ...(await picturesOf(book))]), out);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
