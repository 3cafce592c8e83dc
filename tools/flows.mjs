// The flows as drawings, with their own set-up. What is said on the way goes to the error output: the address stands alone.
import { spawnSync } from 'node:child_process';
import { become, root } from './bootstrap.mjs';

const setUp = "import { installPackages } from './tools/bootstrap.mjs'; installPackages();";
const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', setUp], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (status !== 0) process.exit(status ?? 1);
become(['visualiser/main.ts', ...process.argv.slice(2)]);
