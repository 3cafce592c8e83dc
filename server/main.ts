import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { ownValue } from '@sonde/machines/rules/texts';
import { installShutdownHandlers } from './graceful-shutdown.ts';
import { parseEnvironment } from './environment/environment.ts';
import { crashPointFromEnvironment } from './kernel/crash-points.ts';
import type { IslandTable } from './web/pages.ts';
import { staticFiles } from './web/static-files.ts';

/**
 * The production shop: the built storefront, the store and its database in one process. It runs as
 * `build/shop/main.js`, which contains its packages and the storefront's pages.
 */

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const islandTable = new URL('../build/islands.json', import.meta.url);
const serverBuild = pathToFileURL(
  fileURLToPath(new URL('../build/shop/storefront.js', import.meta.url)),
).href;

function refuse(problems: readonly string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

const setClose = installShutdownHandlers();

// Small buffers are slices of pools of this size in bytes, and a slice in use keeps its whole pool alive.
Buffer.poolSize = 8 * 1024;

const surroundings = { ...process.env };
const parsed = parseEnvironment(surroundings);
if (!parsed.ok) refuse(parsed.problems);
// A built shop renders with the libraries' production code, whatever the operator's NODE_ENV. It must be set before
// they are loaded.
process.env['NODE_ENV'] = 'production';
const { serveShop } = await import('./serve-shop.ts');
try {
  const islands = JSON.parse(await readFile(islandTable, 'utf8')) as IslandTable;
  const build = import(serverBuild) as Promise<ServerBuild>;
  const shop = await serveShop({
    environment: parsed.environment,
    crashPoint: crashPointFromEnvironment(surroundings),
    storefront: {
      mode: 'production',
      loadBuild: () => build,
      islandFiles: (catalogue) => ownValue(islands, catalogue) ?? {},
      files: await staticFiles(clientFolder),
    },
  });
  setClose(() => shop.close());
  console.log(`The shop is open: ${shop.publicUrl}`);
} catch (error) {
  refuse([error instanceof Error ? error.message : String(error)]);
}
