import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../support/chromium.ts';

const port = Number(process.env['VIEWS_PORT'] ?? 4074);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: ['screens/**', 'written/**'],
  outputDir: '../../test-results/views',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    actionTimeout: 5_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [...chromiumArguments],
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/view-paths/serve.ts ${port}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
