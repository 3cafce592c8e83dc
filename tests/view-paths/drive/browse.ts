import type { Page } from '@playwright/test';

/** Simulates Back or Forward to an address with this search. */
export async function browseTo(page: Page, search: string): Promise<void> {
  await page.evaluate((requested) => {
    history.pushState(null, '', requested);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
}
