// Runs the checks, and then one suite of tests after another.
import { buildShop, installPackages, runtime } from './bootstrap.mjs';
import { installAllBrowsers, installTestBrowser } from './browser.mjs';
import { runAllChecks } from './checks.mjs';
import { runParts } from './parts.mjs';
import { takeScreens } from './screenshots.mjs';
import { leavingOut, playwrightPart, vitestPart } from './suites.mjs';
import { endWithSummary } from './summary.mjs';

const isFull = process.argv.includes('--full');
const isLanding = process.argv.includes('--landing');
// Adds the tests that need to pass only before a release.
process.env.FULL = isFull ? '1' : '';
// Adds the tests that need to pass only before a change lands.
process.env.LANDING = isLanding ? '1' : '';

const isBeforeLanding = isFull || isLanding;

/**
 * Exhaustive tests and rare circumstances, which wait for `test:landing`. The process that is killed while it sells stays:
 * that nothing is lost or charged twice is what the shop is for.
 */
const landingFiles = [
  'tests/faults/!(kill).test.ts',
  'tests/{kit,security}/*.test.ts',
  // What operators do, and the card provider's fields and dialogs in every circumstance.
  'tests/contract/{backup,card-fields,card-payments,embedded-postgres,operate}.test.ts',
  // Every person with every cart, in every country; every field of a checkout for every person.
  'tests/contract/{checkout-fields,eligibility-of-*,own-checkout-fields}.test.ts',
  // Years of random memberships, and midnight in many countries.
  'tests/contract/{membership-days,referral-ledger,subscription-years,years-of-*}.test.ts',
  // Every address of every page.
  'tests/pages/{contract-links,search-engines}.test.ts',
];
const leftOut = isBeforeLanding ? [] : leavingOut(landingFiles);

const testsWithoutBrowser = vitestPart('tests without a browser', [
  'run',
  '--project',
  '!engines',
  ...leftOut,
]);
const views = playwrightPart('paths through the views', 'tests/view-paths/playwright.config.ts');
const journeys = playwrightPart('journeys', 'tests/e2e/playwright.config.ts');

const landingSuites = () => [
  playwrightPart('drawings of the flows', 'tests/flows/playwright.config.ts'),
  vitestPart('other engines', ['run', '--project', 'engines']),
];

const fullSuites = () => [
  playwrightPart('journeys with late scripts', 'tests/e2e/playwright.config.ts', { LATE_SCRIPTS: '1' }),
  playwrightPart('paths through the shop', 'tests/shop-paths/playwright.config.ts'),
];

/** A suite has a worker for each core, so two at once take longer than one after the other. */
const inTurn = (parts) => runParts(runtime(), parts, 1);

const runAll = async () => [
  ...(await runAllChecks()),
  ...(await inTurn([testsWithoutBrowser, views])),
  // The drawings show the screenshots, if these are taken.
  ...(isFull ? await takeScreens() : []),
  ...(await inTurn([...(isBeforeLanding ? landingSuites() : []), journeys, ...(isFull ? fullSuites() : [])])),
];

installPackages();
if (isBeforeLanding) installAllBrowsers();
else installTestBrowser();
buildShop();
endWithSummary(await runAll());
