import type { Page } from '@playwright/test';

/** Simulates a return to the page through the back/forward cache. */
export async function returnToPage(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
