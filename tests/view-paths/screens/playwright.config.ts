import views from '../playwright.config.ts';

/** Not a test of anything: it takes the pictures that the visualiser shows. */
export default { ...views, testDir: '.', testIgnore: [], timeout: 600_000 };
