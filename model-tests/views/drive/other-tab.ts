import type { Page } from '@playwright/test';

/** The browser says that another tab of the shop has changed what is stored. */
export async function refreshFromAnotherTab(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'sonde.cartCount' })));
}
