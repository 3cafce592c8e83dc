// Pictures of every state of every flow, for the visualiser, in build/screens.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, root, run, runtime } from './bootstrap.mjs';
import { browserPath, installBrowser } from './browser.mjs';

installPackages();
installBrowser();
rmSync(join(root, 'build/screens'), { recursive: true, force: true });
const config = 'model-tests/views/screens/playwright.config.ts';
run(runtime(), ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list'], {
  env: { ...process.env, CHROMIUM_PATH: browserPath },
});
run(runtime(), ['visualiser/screens/mark-screens.ts']);
