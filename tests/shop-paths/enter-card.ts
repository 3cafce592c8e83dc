import type { Page } from '@playwright/test';
import { cards } from '../e2e/cards.ts';
import { CheckoutPage } from '../e2e/pages/checkout-page.ts';

/** Replaces the contents of the provider's fields with a valid card. */
export async function enterCard(page: Page): Promise<void> {
  const { card } = new CheckoutPage(page);
  await card.waitUntilReady();
  await card.number.fill(cards.good.number);
  await card.expiry.fill(cards.good.expiry);
  await card.securityCode.fill(cards.good.securityCode);
}
