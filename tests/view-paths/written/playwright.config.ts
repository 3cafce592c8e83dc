import views from '../playwright.config.ts';

/** Runs the tests that `npm run paths -- <flow> --format playwright` wrote into this folder. */
export default { ...views, testDir: '.', testIgnore: [] };
