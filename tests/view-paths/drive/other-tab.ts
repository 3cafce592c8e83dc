import type { Page } from '@playwright/test';

/** Simulates a storage change by another tab of the shop in the same country. */
export async function refreshFromAnotherTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [, country = ''] = location.pathname.split('/');
    const key = country === 'us' ? 'sonde.cartCount' : `sonde.cartCount.${country}`;
    dispatchEvent(new StorageEvent('storage', { key }));
  });
}
