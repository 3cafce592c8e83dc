import type { Page } from '@playwright/test';

/** The browser says that another tab of the shop in the same country has changed what is stored. */
export async function refreshFromAnotherTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [, country = ''] = location.pathname.split('/');
    const key = country === 'us' ? 'sonde.cartCount' : `sonde.cartCount.${country}`;
    dispatchEvent(new StorageEvent('storage', { key }));
  });
}
