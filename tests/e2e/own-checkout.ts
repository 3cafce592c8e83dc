import type { Page } from '@playwright/test';

/**
 * Makes a checkout this browser's own, so that its link needs no confirmation. Uses the shop on the page, otherwise the
 * run's.
 */
export async function makeOwn(page: Page, country: string, token: string): Promise<void> {
  const key = country === 'us' ? 'sonde.checkoutToken' : `sonde.checkoutToken.${country}`;
  if (page.url().startsWith('http')) await page.evaluate((own) => localStorage.removeItem(own), key);
  await page
    .context()
    .addCookies([
      { name: `sonde.checkout.${country}`, value: token, domain: '127.0.0.1', path: '/', sameSite: 'Lax' },
    ]);
}

/**
 * The same for a browser that lost the cookie, so that the server knows no checkout. For the shop in the United States.
 */
export async function makeOwnInStorageAlone(page: Page, token: string): Promise<void> {
  await page.goto('/us/en/');
  await page.evaluate((own) => localStorage.setItem('sonde.checkoutToken', own), token);
  await page.context().clearCookies({ name: 'sonde.checkout.us' });
}
