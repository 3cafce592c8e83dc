// Draws the flows after the set-up. Progress goes to stderr, so that stdout contains only the URL.
import { spawnSync } from 'node:child_process';
import { handOver, root } from './bootstrap.mjs';

const setUp = "import { installPackages } from './tools/bootstrap.mjs'; installPackages();";
const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', setUp], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (status !== 0) process.exit(status ?? 1);
handOver(['visualiser/main.ts', ...process.argv.slice(2)]);
