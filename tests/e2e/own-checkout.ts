import type { Page } from '@playwright/test';

/**
 * Makes a checkout this browser's, as if it had put it together: its link then asks nothing. For the shop that the page
 * shows, or else the one of the run.
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

/** The same for a browser that has lost the cookie: the server then knows of no checkout. For the shop in the United States. */
export async function makeOwnInStorageAlone(page: Page, token: string): Promise<void> {
  await page.goto('/us/en/');
  await page.evaluate((own) => localStorage.setItem('sonde.checkoutToken', own), token);
  await page.context().clearCookies({ name: 'sonde.checkout.us' });
}
