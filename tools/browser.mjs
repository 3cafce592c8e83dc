// The tests use the system's browsers, which Debian provides as packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './bootstrap.mjs';

/** A program, the environment variable for another path, and its Debian packages. */
const programOf = (name, variable, path, packages) => ({
  name,
  variable,
  path: process.env[variable] ?? path,
  packages,
});

/** Tests use Chromium without its windows, which is the same engine at half the CPU. */
const headlessShell = programOf(
  'The headless shell of Chromium',
  'CHROMIUM_PATH',
  '/usr/bin/chromium-headless-shell',
  ['chromium-headless-shell', 'fonts-liberation'],
);
/** Figures are measured in the browser that people use. */
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

export const measuredBrowserPath = chromium.path;

/** Installs missing programs if possible; otherwise prints what to do. */
function install(programs) {
  const missing = programs.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) {
    for (const { name, path, variable } of missing)
      console.error(`${name} is missing at ${path}. Install it, or set ${variable} to another browser.`);
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

/** Installs the browser of most tests and of the screenshots. */
export const installTestBrowser = () => install([headlessShell]);

/** Installs the browser of the measurements. */
export const installMeasuredBrowser = () => install([chromium]);

/** Installs the browsers of all tests: that of most, and the engines that also run the main journeys. */
export const installAllBrowsers = () => install([headlessShell, ...otherEngines]);
