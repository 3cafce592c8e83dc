import type { Page } from '@playwright/test';

/** The browser's Back or Forward brings an address with this search. */
export async function browseTo(page: Page, search: string): Promise<void> {
  await page.evaluate((wanted) => {
    history.pushState(null, '', wanted);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
}
