import type { Page } from '@playwright/test';

/** Requests a step by the address, as the browser's Back and Forward do; the page's step is the last part of its path. */
export async function requestStep(page: Page, segment: string): Promise<void> {
  await page.evaluate((step) => {
    const path = location.pathname.replace(/[^/]+\/$/, `${step}/`);
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, segment);
}
