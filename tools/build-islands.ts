import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * After React Router's build: its scripts are no browser's, and the islands take their place. Its one style sheet stays;
 * what it made of the server's modules is the same sheet in another order, which no page names.
 */
const assets = 'build/client/assets';
const pages = await readFile('build/server/index.js', 'utf8');
for (const name of await readdir(assets))
  if (name.endsWith('.js') || (name.endsWith('.css') && !pages.includes(name))) await rm(join(assets, name));

type Table = Record<string, Record<string, unknown>>;

/** One table of both roots, for the server. */
const table: Table = {};
for (const mode of ['shop', 'forms']) {
  await build({ configFile: 'vite.islands.config.ts', mode });
  const built = JSON.parse(await readFile(`build/islands-${mode}.json`, 'utf8')) as Table;
  for (const [catalogue, islands] of Object.entries(built))
    table[catalogue] = { ...table[catalogue], ...islands };
}
await writeFile('build/islands.json', JSON.stringify(table));
