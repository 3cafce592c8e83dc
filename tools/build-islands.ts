import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** After React Router's build: its scripts are no browser's, its styles and pages stay; the islands take their place. */
const assets = 'build/client/assets';
for (const name of await readdir(assets)) if (name.endsWith('.js')) await rm(join(assets, name));
await build({ configFile: 'vite.islands.config.ts' });
