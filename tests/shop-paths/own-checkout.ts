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
