import type { Page } from '@playwright/test';
import { buyerKey, type ShopWorld } from './shop-world.ts';

/** The page's browser has the world's checkout, and the key by which it is told of its order. `key` is where the token is. */
export async function keepCheckout(page: Page, { token }: ShopWorld, key: string): Promise<void> {
  await page.addInitScript(
    ([place, own, secret]) => {
      localStorage.setItem(place, own);
      localStorage.setItem('sonde.buyerKey', `${own} ${secret}`);
    },
    [key, token, buyerKey] as const,
  );
}

/** The page brings the world's checkout along, because a cookie of the country names it. */
export async function bringAlong(page: Page, { token }: ShopWorld, country: string): Promise<void> {
  const name = `sonde.checkout.${country}`;
  await page.context().addCookies([{ name, value: token, domain: '127.0.0.1', path: '/', sameSite: 'Lax' }]);
}
