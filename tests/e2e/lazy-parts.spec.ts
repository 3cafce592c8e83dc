import type { Page, Route } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { interceptOperation } from './api-traffic.ts';
import { clinic } from './buyers.ts';
import { expectErrorAtContinue } from './expect-error-at-continue.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { signInFrom } from './sign-in.ts';

/** The first request for the scripts of a part of the checkout fails; further ones wait until they are let through. */
async function losePart(page: Page, part: RegExp) {
  const asked: Route[] = [];
  let isLost = true;
  await page.route(part, async (route) => {
    if (!isLost) return route.continue();
    if (asked.push(route) === 1) await route.abort();
  });
  return async () => {
    isLost = false;
    for (const route of asked.slice(1)) await route.continue();
  };
}

/** Whether the browser says that it is online. Requests to the shop arrive in any case, parts are asked for only then. */
const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { get: () => value, configurable: true });
  }, isOnline);

/** Waits until a part that the page has asked for runs, with everything that it imports. */
const waitForPart = (page: Page, address: string) =>
  page.evaluate(async (part) => {
    await import(part);
  }, address);

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('the checkout stays at its first screen until the lost next one has loaded @landing', async ({
  page,
  journal,
  prepare,
}) => {
  journal.provokes(/net::ERR_FAILED/);
  const findAgain = await losePart(page, /delivery-screens.*\.js/);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.email.fill('anna@clinic.example');
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await expect(checkout.flow).toHaveAttribute('data-state', /^shipping\.method/);
  await expect(checkout.email).toHaveValue('anna@clinic.example');
  // What can't be kept can't be typed, and the title is the screen's.
  await expect(checkout.email).toBeDisabled();
  await expect(checkout.address.street).toBeDisabled();
  await expect(checkout.continue).toBeFocused();
  await expect(page).toHaveTitle('Step 1 of 4: Contact and shipping address – Sonde');
  expect(await violations(page)).toEqual([]);
  await findAgain();
  await checkout.expectStep('Shipping method');
  await expect(page).toHaveTitle('Step 2 of 4: Shipping method – Sonde');
  await expect(checkout.shippingMethod('Express')).toBeEnabled();
});

test('the checkout stays at a later screen until the lost next one has loaded @full', async ({
  page,
  journal,
  prepare,
}) => {
  journal.provokes(/net::ERR_FAILED/);
  const findAgain = await losePart(page, /payment-screens.*\.js/);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping method' })).token);
  await checkout.expectStep('Shipping method');
  await checkout.chooseShippingMethod('Express');
  await checkout.continue.click();
  await expect(checkout.flow).toHaveAttribute('data-state', /^(?:billing|payment)/);
  await expect(checkout.shippingMethod('Express')).toBeChecked();
  await findAgain();
  await checkout.expectStep('Payment');
});

test('without a network, a screen that isn’t there yet is asked for again with the same button alone @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  const arrived = [/delivery-screens/, /checkout-requests/].map((part) => page.waitForResponse(part));
  await checkout.email.fill('anna@clinic.example');
  for (const response of await Promise.all(arrived)) await waitForPart(page, response.url());
  await setOnline(page, false);
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await checkout.expectStep('Shipping method');
  await checkout.chooseShippingMethod('Express');
  await checkout.continue.click();
  await expect(checkout.flow).toHaveAttribute('data-state', /^(?:billing|payment)/);
  await expectErrorAtContinue(page, checkout, 'No connection');
  await expect(checkout.shippingMethod('Express')).toBeChecked();
  await expect(checkout.shippingMethod('Standard')).toBeDisabled();
  await expect(checkout.note).toBeDisabled();
  await expect(page).toHaveTitle('Error: Step 2 of 4: Shipping method – Sonde');
  await setOnline(page, true);
  await checkout.continue.click();
  await checkout.expectStep('Payment');
});

test('a lost review of a membership’s change says so, and is loaded again @full', async ({ page }) => {
  await page.goto('/us/en/edit-membership/');
  await interceptOperation(page, 'EditedMembership', async (route) => {
    await setOnline(page, false);
    await route.fallback();
  });
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'custom@hospital.example');
  const flow = page.locator('[data-flow="edit-membership"]');
  const seats = flow.getByRole('spinbutton');
  // Other journeys change the same membership.
  await expect(seats).toHaveValue(/^\d+$/);
  await seats.fill(String(Number(await seats.inputValue()) + 2));
  await setOnline(page, true);
  await flow.locator('button[type="submit"]').click();
  const notice = flow.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop.' });
  await expect(notice).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Review your change' })).toBeFocused();
});

test('a lost reason for a refused “Add to cart” says so, and is loaded again @full', async ({ page }) => {
  const product = new ProductPage(page);
  await product.open('iq3');
  await product.addToCart.click();
  await expect(new CartPage(page).checkout).toBeVisible();
  await product.open('iq-plus-vet');
  await interceptOperation(page, 'CheckoutLinesAdd', async (route) => {
    await setOnline(page, false);
    await route.fallback();
  });
  await product.addToCart.click();
  const lost = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop.' });
  await expect(lost).toBeFocused();
  await setOnline(page, true);
  await tryAgain(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'for people and for animals' })).toBeFocused();
  await expect(lost).toHaveCount(0);
});
