import type { Page } from '@playwright/test';

/** The browser shows the page just as it was left, as by Back. */
export async function returnToPage(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
