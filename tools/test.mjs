// Runs all checks and tests: those in browsers one suite after another, and the others beside them.
import { buildShop, installPackages, runtime } from './bootstrap.mjs';
import { installAllBrowsers, installTestBrowser } from './browser.mjs';
import { runAllChecks } from './checks.mjs';
import { runParts } from './parts.mjs';
import { takeScreens } from './screenshots.mjs';
import { leavingOut, playwrightPart, vitestPart } from './suites.mjs';
import { endWithSummary } from './summary.mjs';

const isFull = process.argv.includes('--full');
const isLanding = process.argv.includes('--landing');
// Tests that take long run only with it.
process.env.FULL = isFull ? '1' : '';
// What need not run while one works runs with it, before a change lands.
process.env.LANDING = isLanding ? '1' : '';

/** What `test:landing` runs besides: exhaustive tests, other engines, and rare circumstances. */
const isLong = isFull || isLanding;

/** The process that is killed while it sells stays: that nothing is lost or charged twice is what the shop is for. */
const longFiles = [
  'tests/faults/!(kill).test.ts',
  'tests/{kit,security}/*.test.ts',
  // What operators do, and the fields of the card provider in every circumstance.
  'tests/contract/{backup,card-fields,embedded-postgres,operate}.test.ts',
  // Everybody, in every country, with every cart, field or token.
  'tests/contract/{bearer-permissions,checkout-fields,eligibility-of-*,own-checkout-fields}.test.ts',
  // Years, day by day.
  'tests/contract/{membership-days,referral-ledger,subscription-years,years-of-*}.test.ts',
  // Every address of every page.
  'tests/pages/{contract-links,search-engines}.test.ts',
];
const leftOut = isLong ? [] : leavingOut(longFiles);

const views = playwrightPart('paths through the views', 'tests/view-paths/playwright.config.ts');
const journeys = playwrightPart('journeys', 'tests/e2e/playwright.config.ts');

const longBrowserSuites = () => [
  playwrightPart('drawings of the flows', 'tests/flows/playwright.config.ts'),
  vitestPart('other engines', ['run', '--project', 'engines']),
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
  ...(await inTurn([
    ...(isLong ? longBrowserSuites() : []),
    journeys,
    ...(isFull ? fullBrowserSuites() : []),
  ])),
];

const runOtherSuites = async () => [
  ...(await runAllChecks()),
  ...(await inTurn([vitestPart('tests without a browser', ['run', '--project', '!engines', ...leftOut])])),
];

installPackages();
if (isLong) installAllBrowsers();
else installTestBrowser();
buildShop();
const outcomes = await Promise.all([runOtherSuites(), runBrowserSuites()]);
endWithSummary(outcomes.flat());
