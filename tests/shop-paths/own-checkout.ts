import type { Page } from '@playwright/test';
import { buyerKey, type ShopWorld } from './shop-world.ts';

/**
 * Stores the world's checkout in the page's browser, with the key that gives access to its order. `key` is the token's
 * key.
 */
export async function keepCheckout(page: Page, { token }: ShopWorld, key: string): Promise<void> {
  await page.addInitScript(
    ([place, own, secret]) => {
      localStorage.setItem(place, own);
      localStorage.setItem('sonde.buyerKey', `${own} ${secret}`);
    },
    [key, token, buyerKey] as const,
  );
}

/** Makes the server render the world's checkout, by setting the country's cookie. */
export async function bringAlong(page: Page, { token }: ShopWorld, country: string): Promise<void> {
  const name = `sonde.checkout.${country}`;
  await page.context().addCookies([{ name, value: token, domain: '127.0.0.1', path: '/', sameSite: 'Lax' }]);
}
