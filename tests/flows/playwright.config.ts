import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../support/chromium.ts';

const port = Number(process.env['FLOWS_PORT'] ?? 4174);
/** The URL of the pages for two compared versions. */
export const changesPort = port + 1;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  /* A running flow is shown on every open page, so the test that runs one comes after the others. */
  projects: [
    { name: 'drawings', testIgnore: 'live.spec.ts' },
    { name: 'live', testMatch: 'live.spec.ts', dependencies: ['drawings'] },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [...chromiumArguments],
    },
  },
  webServer: [
    {
      command: 'node tools/flows.mjs',
      cwd: '../..',
      url: `http://127.0.0.1:${port}/`,
      timeout: 600_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { PORT: String(port) },
    },
    {
      command: `"${process.execPath}" tests/flows/serve-changes.ts`,
      cwd: '../..',
      url: `http://127.0.0.1:${changesPort}/`,
      timeout: 600_000,
      reuseExistingServer: false,
      env: { PORT: String(changesPort) },
    },
  ],
});
