import { expect, type Page } from '@playwright/test';
import type { CheckoutPage } from './checkout-page.ts';

/** What is wrong is announced: in the page's title, and in the summary, which is in sight and has the focus. */
export async function expectErrorSummary(page: Page, checkout: CheckoutPage): Promise<void> {
  await expect(checkout.problems).toBeFocused();
  await expect(checkout.problems).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Error: /);
}
