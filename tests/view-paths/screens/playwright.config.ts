import views from '../playwright.config.ts';

/** Not a test: it takes the screenshots for the visualiser. */
export default { ...views, testDir: '.', testIgnore: [], timeout: 600_000 };
