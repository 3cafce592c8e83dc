import type { Locator, Page } from '@playwright/test';

/** The chart of the current page. */
export const drawing = (page: Page): Locator => page.locator('svg.drawing');
