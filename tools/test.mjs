// Runs all checks and tests: those in browsers one suite after another, and the others beside them.
import { buildShop, installPackages, runtime } from './bootstrap.mjs';
import { installAllBrowsers } from './browser.mjs';
import { runAllChecks } from './checks.mjs';
import { runParts } from './parts.mjs';
import { takeScreens } from './screenshots.mjs';
import { leavingOut, playwrightPart, vitestPart } from './suites.mjs';
import { endWithSummary } from './summary.mjs';

const isFull = process.argv.includes('--full');
const isLanding = process.argv.includes('--landing');
// Tests that take long run only with it.
process.env.FULL = isFull ? '1' : '';
// What need not run while one works, but before a change lands.
process.env.LANDING = isLanding ? '1' : '';

/** The process that is killed while it sells stays: that nothing is lost or charged twice is what the shop is for. */
const beforeLanding = [
  'tests/faults/!(kill).test.ts',
  'tests/{kit,security}/*.test.ts',
  'tests/contract/{backup,embedded-postgres}.test.ts',
];
const leftOut = isFull || isLanding ? [] : leavingOut(beforeLanding);

const views = playwrightPart('paths through the views', 'tests/view-paths/playwright.config.ts');

const browserSuites = [
  playwrightPart('drawings of the flows', 'tests/flows/playwright.config.ts'),
  vitestPart('other engines', ['run', '--project', 'engines']),
  playwrightPart('journeys', 'tests/e2e/playwright.config.ts'),
];

const fullBrowserSuites = () => [
  playwrightPart('journeys with late scripts', 'tests/e2e/playwright.config.ts', { LATE_SCRIPTS: '1' }),
  playwrightPart('paths through the shop', 'tests/shop-paths/playwright.config.ts'),
];

const inTurn = (parts) => runParts(runtime(), parts, 1);

/** The drawings show the screenshots, if these are taken. */
const runBrowserSuites = async () => [
  ...(await inTurn([views])),
  ...(isFull ? await takeScreens() : []),
  ...(await inTurn([...browserSuites, ...(isFull ? fullBrowserSuites() : [])])),
];

const runOtherSuites = async () => [
  ...(await runAllChecks()),
  ...(await inTurn([vitestPart('tests without a browser', ['run', '--project', '!engines', ...leftOut])])),
];

installPackages();
installAllBrowsers();
buildShop();
const outcomes = await Promise.all([runOtherSuites(), runBrowserSuites()]);
endWithSummary(outcomes.flat());
