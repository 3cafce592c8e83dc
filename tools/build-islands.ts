import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import islandConfig from './island-config.ts';
import { islandNames } from './island-files.ts';

/**
 * Runs after React Router's build. Its scripts are never loaded by a browser, so the islands replace them. Its single
 * style sheet is kept. The style sheet from the server's modules is a reordered copy that no page uses, so it is
 * removed.
 */
const assets = 'build/client/assets';
const pages = await readFile('build/server/index.js', 'utf8');
for (const name of await readdir(assets))
  if (name.endsWith('.js') || (name.endsWith('.css') && !pages.includes(name))) await rm(join(assets, name));

type Table = Record<string, Record<string, unknown>>;

/** A single table of all islands, for the server. */
const table: Table = {};
for (const island of await islandNames()) {
  await build({ ...islandConfig({ mode: island, command: 'build' }), configFile: false, mode: island });
  const built = JSON.parse(await readFile(`build/islands/${island}.json`, 'utf8')) as Table;
  for (const [catalogue, islands] of Object.entries(built))
    table[catalogue] = { ...table[catalogue], ...islands };
}
await writeFile('build/islands.json', JSON.stringify(table));
