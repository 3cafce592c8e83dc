import type { Route } from '@playwright/test';
import { interceptOperation } from './api-traffic.ts';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { makeOwnInStorageAlone } from './own-checkout.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';

test.beforeEach(({ journal }) => journal.provokes(/status of 429/));

const comeBackIn = (seconds: number) => (route: Route, attempt: number) =>
  attempt === 1
    ? route.fulfill({ status: 429, headers: { 'retry-after': String(seconds) }, json: { data: null } })
    : route.fallback();

test('a busy shop says when to retry, keeps what was typed, and the same button continues', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await interceptOperation(page, 'CheckoutEmailUpdate', comeBackIn(7));
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.email.fill('anna@clinic.example');
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await expect(page.getByRole('alert')).toContainText('Please try again in 7 seconds');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(checkout.noConnection).toBeHidden();
  await expect(checkout.email).toHaveValue('anna@clinic.example');
  await walkTo(checkout, 'Shipping method');
  await expect.poll(() => page.title()).not.toContain('Error: ');
});

test('a cart that is briefly unavailable is retried automatically @full', async ({ page, prepare }) => {
  const cart = new CartPage(page);
  await new CheckoutPage(page).openLink((await prepare()).token);
  await new CheckoutPage(page).expectStep('Contact');
  await interceptOperation(page, 'Checkout', comeBackIn(1));
  await cart.open();
  await expect(cart.line('Sonde IQ3').root).toBeVisible();
});

test('a cart that is unavailable for longer says for how long, and loads on a press @full', async ({
  page,
  prepare,
}) => {
  const cart = new CartPage(page);
  await makeOwnInStorageAlone(page, (await prepare()).token);
  await interceptOperation(page, 'Checkout', comeBackIn(40));
  await cart.open();
  await expect(page.getByRole('alert')).toContainText('Please try again in 40 seconds');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cart.line('Sonde IQ3').root).toBeVisible();
});
