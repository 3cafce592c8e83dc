import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { answeredVisitor } from '../support/answered-visitor.ts';
import { shopServer } from '../support/shop-server.ts';
import journeys from '../e2e/playwright.config.ts';

const port = Number(process.env['SHOP_PATHS_PORT'] ?? 4076);
/** The port of the walks' simulated register of tax ids. */
export const registerPort = port + 1;
const dataFolder = process.env['SHOP_PATHS_DATA_DIR'] ?? join(tmpdir(), `sonde-shop-paths-${process.pid}`);
if (process.env['SHOP_PATHS_DATA_DIR'] === undefined) {
  // The worker reads it here to find the running shop's database.
  process.env['SHOP_PATHS_DATA_DIR'] = dataFolder;
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
}

/** A separate shop, because the walks change its catalog; therefore one path at a time. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: 'written/**',
  projects: [{ name: 'shop paths' }],
  outputDir: '../../test-results/shop-paths',
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  use: {
    ...journeys.use,
    actionTimeout: 5_000,
    baseURL: `http://127.0.0.1:${port}`,
    storageState: answeredVisitor(`http://127.0.0.1:${port}`),
  },
  webServer: shopServer(port, dataFolder, { VIES_URL: `http://127.0.0.1:${registerPort}` }),
});
