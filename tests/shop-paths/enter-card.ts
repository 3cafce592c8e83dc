import type { Page } from '@playwright/test';
import { cards } from '../e2e/cards.ts';
import { CheckoutPage } from '../e2e/pages/checkout-page.ts';

/** Chooses the card, and replaces the contents of the provider's fields with a valid card. */
export async function enterCard(page: Page): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.chooseCard();
  const { card } = checkout;
  await card.waitUntilReady();
  await card.number.fill(cards.good.number);
  await card.expiry.fill(cards.good.expiry);
  await card.securityCode.fill(cards.good.securityCode);
}
