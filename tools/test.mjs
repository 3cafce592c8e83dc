// Runs all checks and tests, those that fail fastest first.
import { buildShop, installPackages } from './bootstrap.mjs';
import { testBrowserPath, installAllBrowsers } from './browser.mjs';
import { runChecks } from './checks.mjs';
import { takeScreens } from './screenshots.mjs';
import { runPlaywright, runVitest } from './suites.mjs';
import { endWithSummary } from './summary.mjs';

const isFull = process.argv.includes('--full');
const environment = { CHROMIUM_PATH: testBrowserPath, FULL: isFull ? '1' : '' };

installPackages();
installAllBrowsers();
buildShop();
const outcomes = [
  ...(await runChecks()),
  runVitest(['--project', '!engines'], environment),
  runPlaywright('tests/view-paths/playwright.config.ts', environment),
  ...(isFull ? [takeScreens(environment)] : []),
  runPlaywright('tests/flows/playwright.config.ts', environment),
  runVitest(['--project', 'engines'], environment),
  runPlaywright('tests/e2e/playwright.config.ts', environment),
  ...(isFull
    ? [
        runPlaywright('tests/e2e/playwright.config.ts', { ...environment, LATE_SCRIPTS: '1' }),
        runPlaywright('tests/shop-paths/playwright.config.ts', environment),
      ]
    : []),
];
endWithSummary(outcomes);
