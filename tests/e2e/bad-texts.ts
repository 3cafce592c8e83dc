import { expect, type Locator } from '@playwright/test';
import type { CheckoutPage } from './pages/checkout-page.ts';
import { expectErrorAt } from './pages/field-error.ts';

export const rightToLeft = '\u202e';
export const script = '<script>alert(1)</script>';
export const quotes = `"'; drop table orders; --`;
export const long = 'x'.repeat(500);

export interface Refused {
  readonly field: (checkout: CheckoutPage) => Locator;
  readonly typed: string;
  readonly message: string | RegExp;
}

/** The field shows the message, the summary takes the focus and links to the field, and the typed text stays. */
export async function expectRefused(
  checkout: CheckoutPage,
  field: Locator,
  typed: string,
  message: string | RegExp,
): Promise<void> {
  await expectErrorAt(field, message);
  await expect(checkout.problems).toBeFocused();
  await expect(field.page()).toHaveTitle(/^Error: /);
  await checkout.problems.getByRole('link', { name: message }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(typed);
}
