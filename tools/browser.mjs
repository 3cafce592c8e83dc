// The browsers of the tests are the system's own; Debian has them as packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

/** A program, the environment variable that names another one, and the packages that Debian has it in. */
const programOf = (name, variable, path, packages) => ({
  name,
  variable,
  path: process.env[variable] ?? path,
  packages,
});

const chromium = programOf('Chromium', 'CHROMIUM_PATH', '/usr/bin/chromium', [
  'chromium',
  'fonts-liberation',
]);
const otherEngines = [
  programOf('Firefox', 'FIREFOX_PATH', '/usr/bin/firefox-esr', ['firefox-esr']),
  programOf('The driver of WebKitGTK', 'WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver', [
    'webkit2gtk-driver',
  ]),
  programOf('Xvfb, a screen for WebKitGTK,', 'XVFB_PATH', '/usr/bin/Xvfb', ['xvfb']),
];

export const browserPath = chromium.path;

/** Installs what is missing of these programs where that is possible; says what to do where it is not. */
function install(programs) {
  const missing = programs.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) {
    for (const { name, path, variable } of missing)
      console.error(`${name} is missing at ${path}. Install it, or name another one in ${variable}.`);
    process.exit(1);
  }
  const packages = missing.flatMap((program) => program.packages);
  console.log(`Installing ${packages.join(', ')}…`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env: environment });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Chromium, in which most journeys are made and figures are measured. */
export const installBrowser = () => install([chromium]);

/** Chromium, and the engines in which the main journeys are made as well. */
export const installAllBrowsers = () => install([chromium, ...otherEngines]);
