import { expect, type Page } from '@playwright/test';
import type { CheckoutPage } from './checkout-page.ts';

/** Errors are announced in the page's title and in the summary, which is visible and focused. */
export async function expectErrorSummary(page: Page, checkout: CheckoutPage): Promise<void> {
  await expect(checkout.problems).toBeFocused();
  await expect(checkout.problems).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Error: /);
}
