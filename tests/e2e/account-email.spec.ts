import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { makeOwn } from './own-checkout.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { signUpFrom } from './sign-in.ts';

/** The contact step of a person who is signed in begins with the address of their account. */

test.use({ viewport: { width: 375, height: 812 } });

const signInLink = (page: Page) => page.getByRole('banner').locator('a[data-sign-in]');

test('the contact step shows the address of the account, until it is replaced or submitted @full', async ({
  page,
  prepare,
  email,
}) => {
  const { token } = await prepare({ requested: { 'CBL-USBC': 1 } });
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/cart/');
  await signUpFrom(signInLink(page), email);
  const checkout = new CheckoutPage(page);
  await page.goto('/us/en/checkout/');
  await checkout.expectStep('Contact');
  await expect(checkout.email).toHaveValue(email);
  expect(await violations(page)).toEqual([]);

  await checkout.email.fill('orders@clinic.example');
  await page.reload();
  await expect(checkout.email).toHaveValue('orders@clinic.example');
  await checkout.email.fill(email);
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await checkout.expectStep('Shipping method');
  await expect(page.getByRole('main')).toContainText(email);
});

test('so it does after signing in during the checkout @full', async ({ page, prepare, email }) => {
  const { token } = await prepare({ requested: { 'CBL-USBC': 1 } });
  await makeOwn(page, 'us', token);
  const checkout = new CheckoutPage(page);
  await page.goto('/us/en/checkout/');
  await waitForHydration(page);
  await expect(checkout.email).toHaveValue('');
  await signUpFrom(signInLink(page), email);
  await checkout.expectStep('Contact');
  await expect(checkout.email).toHaveValue(email);
});
