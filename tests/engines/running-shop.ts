import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../support/free-port.ts';
import { startMain } from '../support/started-process.ts';
import buildShopOnce from '../support/storefront-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The shop for the journeys, and the folder with its database. */
    engineShop: { readonly url: string; readonly dataFolder: string };
  }
}

/** Vitest's global setup: the built shop, with a folder of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildShopOnce();
  const dataFolder = mkdtempSync(join(tmpdir(), 'sonde-engines-'));
  const port = await freePort();
  const shop = startMain({ PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' });
  await shop.settled;
  if (!shop.said.some((line) => line.startsWith('The shop is open'))) throw new Error(shop.said.join('\n'));
  project.provide('engineShop', { url: `http://127.0.0.1:${port}`, dataFolder });
  return async () => {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
