import views from '../playwright.config.ts';

/** Runs what `npm run paths -- <flow> --format playwright` wrote into this folder. */
export default { ...views, testDir: '.', testIgnore: [] };
