import type { Locator, Page } from '@playwright/test';

/** The chart of the page that is shown. */
export const drawing = (page: Page): Locator => page.locator('svg.drawing');
