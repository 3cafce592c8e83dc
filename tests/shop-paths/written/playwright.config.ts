import journeys from '../../e2e/playwright.config.ts';

const { webServer: _ofTheTests, projects: _ofTheJourneys, ...settings } = journeys;

/** Runs what `npm run paths -- <flow> --format playwright --base URL` wrote into this folder, against the shop at URL. */
export default {
  ...settings,
  testDir: '.',
  outputDir: '../../../test-results/written-shop-paths',
  workers: 1,
};
