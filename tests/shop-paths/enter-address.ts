import type { Page } from '@playwright/test';
import { CheckoutPage } from '../e2e/pages/checkout-page.ts';

/** The values by autocomplete name, the same in every language. */
const typed = {
  'given-name': 'Ada',
  'family-name': 'Okafor',
  'postal-code': '10115',
  tel: '+49 30 1234567',
} as const;

const firstStreet = 'Chausseestraße 12';
export const otherStreet = 'Chausseestraße 13';

/** A street other than the one that the shop has. */
export const streetBeside = (street: string): string => (street === otherStreet ? firstStreet : otherStreet);

/** Enters an address in Berlin and continues. */
export async function continueWith(page: Page, street: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  for (const [name, text] of Object.entries(typed))
    await page.locator(`[autocomplete~="${name}"]`).fill(text);
  await checkout.address.street.fill(street);
  await checkout.address.city.fill('Berlin');
  await checkout.continue.click();
}
