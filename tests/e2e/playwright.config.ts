import { defineConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, chromiumPath } from '../support/chromium.ts';
import { answeredVisitor } from '../support/answered-visitor.ts';
import { shopServer } from '../support/shop-server.ts';
import { leftOut } from '../support/short-runs.ts';
import type { JourneyOptions } from './fixtures.ts';
import { otherSitePort, otherSitesOf } from './other-site-ports.ts';

const port = Number(process.env['E2E_PORT'] ?? 4073);
const dataFolder = process.env['E2E_DATA_DIR'] ?? join(tmpdir(), `sonde-e2e-${process.pid}`);
if (process.env['E2E_DATA_DIR'] === undefined) {
  // The workers read it here to find the running shop's database.
  process.env['E2E_DATA_DIR'] = dataFolder;
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
}

export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...leftOut(),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  /* Recorded pages are compared after all journeys that change the catalog; alone with `--no-deps`. */
  projects: process.env['LATE_SCRIPTS']
    ? [{ name: 'late scripts', testIgnore: '*-snapshots.spec.ts', use: { scriptDelay: 700 } }]
    : [
        { name: 'journeys', testIgnore: '*-snapshots.spec.ts' },
        { name: 'snapshots', testMatch: '*-snapshots.spec.ts', dependencies: ['journeys'] },
      ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    // Visitors have answered the question about recording their visit; `consent.spec.ts` answers it.
    storageState: answeredVisitor(`http://127.0.0.1:${port}`),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [...chromiumArguments],
    },
  },
  webServer: [
    shopServer(port, dataFolder, {
      NODE_ENV: 'test',
      TRUSTED_PROXY: '127.0.0.1',
      VET_SITE_URL: `${otherSitesOf(`http://127.0.0.1:${port}`).accepted}/vet`,
    }),
    {
      command: 'npx node tests/e2e/other-site.ts',
      cwd: '../..',
      url: `http://127.0.0.1:${otherSitePort(port)}/`,
      reuseExistingServer: false,
      env: { PORT: String(otherSitePort(port)) },
    },
  ],
});
