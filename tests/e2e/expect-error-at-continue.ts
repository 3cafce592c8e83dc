import { expect, type Page } from '@playwright/test';
import type { CheckoutPage } from './pages/checkout-page.ts';

/** The result of the press is visible beside the button, where the buyer is. */
export async function expectErrorAtContinue(
  page: Page,
  { continue: button }: CheckoutPage,
  words: string,
): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: words });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toBeFocused();
}
