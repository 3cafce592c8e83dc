import type { Page } from '@playwright/test';

/** Simulates Back or Forward to an address with this search. */
export async function browseTo(page: Page, search: string): Promise<void> {
  await page.evaluate((wanted) => {
    history.pushState(null, '', wanted);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
}
