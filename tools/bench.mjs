// Runs the benchmarks after their set-up. Progress goes to stderr, so that stdout contains only the figures.
import { spawnSync } from 'node:child_process';
import { handOver, root } from './bootstrap.mjs';
import { measuredBrowserPath } from './browser.mjs';

const setUp = `
  import { buildShop, installPackages } from './tools/bootstrap.mjs';
  import { installMeasuredBrowser } from './tools/browser.mjs';
  installPackages();
  installMeasuredBrowser();
  buildShop();
`;

const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', setUp], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (status !== 0) process.exit(status ?? 1);
handOver(['tests/bench/main.ts', ...process.argv.slice(2)], {
  ...process.env,
  CHROMIUM_PATH: measuredBrowserPath,
});
