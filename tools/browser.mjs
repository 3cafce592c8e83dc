// The browser of the tests is the system's Chromium; Debian has it as a package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

export const browserPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Installs Chromium where that is possible; says what to do where it is not. */
export function installBrowser() {
  if (existsSync(browserPath)) return;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) {
    console.error(`Chromium is missing at ${browserPath}. Install it, or name another one in CHROMIUM_PATH.`);
    process.exit(1);
  }
  console.log('Installing Chromium…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env: environment });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
