import { globSync } from 'node:fs';
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
const serverScripts = await Promise.all(
  globSync('build/server/**/*.js').map((file) => readFile(file, 'utf8')),
);
const built = await readdir(assets);
const styles = built.filter(
  (name) => name.endsWith('.css') && serverScripts.some((source) => source.includes(name)),
);
if (styles.length === 0) throw new Error('The pages have no style sheet.');
for (const name of built)
  if (/\.(?:js|css)$/.test(name) && !styles.includes(name)) await rm(join(assets, name));

type Table = Record<string, Record<string, unknown>>;

/** A single table of all islands, for the server. */
const table: Table = {};
for (const island of await islandNames()) {
  await build({ ...islandConfig({ mode: island, command: 'build' }), configFile: false, mode: island });
  const own = JSON.parse(await readFile(`build/islands/${island}.json`, 'utf8')) as Table;
  for (const [catalogue, islands] of Object.entries(own))
    table[catalogue] = { ...table[catalogue], ...islands };
}
await writeFile('build/islands.json', JSON.stringify(table));
