import { expect } from '@playwright/test';
import { clinic } from './buyers.ts';
import type { CheckoutPage } from './pages/checkout-page.ts';

/** From the contact step to the payment, to the clinic's address, with the first way to ship and the bill sent along. */
export async function goToPayment(checkout: CheckoutPage, email: string): Promise<void> {
  await checkout.expectStep('Contact');
  await checkout.email.fill(email);
  await checkout.continue.click();
  await checkout.expectStep('Shipping address');
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await checkout.expectStep('Shipping method');
  await checkout.continue.click();
  await checkout.expectStep('Billing address');
  await expect(checkout.isBilledToShipping).toBeChecked();
  await checkout.continue.click();
  await checkout.expectStep('Payment');
}
