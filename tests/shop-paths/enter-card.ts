import type { Page } from '@playwright/test';
import { cards } from '../e2e/cards.ts';
import { CheckoutPage } from '../e2e/pages/checkout-page.ts';
import type { Surroundings } from './shop-table.ts';

/** The step loads when it is first shown. */
const waitForMethods = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: 'Card', exact: true }).waitFor({ state: 'attached' });

export async function chooseCard(page: Page): Promise<void> {
  await waitForMethods(page);
  await new CheckoutPage(page).chooseCard();
}

/** Chooses the card, and replaces the contents of the provider's fields with a valid card. */
export async function enterCard(page: Page): Promise<void> {
  await chooseCard(page);
  const { card } = new CheckoutPage(page);
  await card.waitUntilReady();
  await card.number.fill(cards.good.number);
  await card.expiry.fill(cards.good.expiry);
  await card.securityCode.fill(cards.good.securityCode);
}

/** Continues with a valid card, or with the one entered before, which needs no request of the person's own. */
export async function submitCard({ page, requests }: Pick<Surroundings, 'page' | 'requests'>): Promise<void> {
  const checkout = new CheckoutPage(page);
  if (!requests.isHeld('CheckoutPaymentCreate')) {
    await waitForMethods(page);
    if ((await checkout.useAnotherCard.count()) > 0) return checkout.continue.click();
    await enterCard(page);
    await checkout.continue.click();
  }
  return (await requests.take('CheckoutPaymentCreate')).pass();
}
