import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { clinic } from './buyers.ts';
import { makeOwn } from './own-checkout.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { signInFrom, signUpFrom } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

/** JavaScript that pages load for who is signed in, compressed with Brotli, in kilobytes of 1,000 bytes. */

/** What mounts the card provider's fields, with the provider's own scripts: the payment step asks for it once it is there. */
const ofCardFields = /\/(?:card-payments|provider-errors|pure)-[^/]+\.js$|\/sandbox\//;

/**
 * Measures every script that a page asks for while it opens, until it has asked for none during half a second. What the
 * page before still loads isn't this page's.
 */
async function kilobytesOf(
  page: Page,
  open: () => Promise<unknown>,
  isCounted: (url: string) => boolean = () => true,
): Promise<number> {
  const scripts = new Set<string>();
  // With a handler, the browser's cache is off.
  await page.route(/\.js$/, async (route) => {
    scripts.add(route.request().url());
    await route.fallback();
  });
  const isPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('request', (request) => isPage(request) && scripts.clear());
  await open();
  let before = -1;
  const isQuiet = () => {
    const was = before;
    before = scripts.size;
    return before === was;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
  const sizes = [...scripts]
    .filter(isCounted)
    .map((url) => brotliCompressSync(readFileSync(`build/client${new URL(url).pathname}`)).length);
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** The same for an address. */
async function kilobytesAt(page: Page, path: string): Promise<number> {
  await page.goto('about:blank');
  return kilobytesOf(page, () => page.goto(path, { waitUntil: 'networkidle' }));
}

/** The same for a page of the checkout, once the application runs: a busy browser may ask for its scripts late. */
const kilobytesOfCheckout = (
  page: Page,
  open: () => Promise<unknown>,
  isCounted?: (url: string) => boolean,
) =>
  kilobytesOf(
    page,
    async () => {
      await open();
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
    },
    isCounted,
  );

const signInLink = (page: Page) => page.getByRole('banner').locator('a[data-sign-in]');

// A new account has no cart of its own that would be combined with this one.
test('the checkout loads at most 122 kB for who is signed in @landing', async ({ page, prepare }) => {
  const { token } = await prepare({ requested: { 'CBL-USBC': 1 } });
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/cart/');
  await signUpFrom(signInLink(page), `ada-${crypto.randomUUID()}@clinic.example`);
  await waitForHydration(page);
  const kilobytes = await kilobytesOfCheckout(page, () => page.goto('/us/en/checkout/'));
  await expect(page.locator('[data-flow="checkout"]')).toBeVisible();
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(122);
});

test('so does that of an administrator with a saved card, also where the cart leads to the review @landing', async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  const cart = new CartPage(page);
  const fillCart = async () => {
    await page.goto('/us/en/product/cable-usb-c/');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(cart.checkout).toBeVisible();
  };
  await page.goto('/us/en/');
  await signInFrom(signInLink(page), 'old-team@practice.example');
  await fillCart();
  const first = await kilobytesOfCheckout(page, () => page.goto('/us/en/checkout/'));
  await checkout.expectStep('Contact');
  expect(first).toBeGreaterThan(100);
  expect(first).toBeLessThanOrEqual(122);

  await walkTo(checkout, 'Payment', { email: 'old-team@practice.example', address: clinic });
  await page.getByText(/^Discover ending in 1117/).click();
  await checkout.continue.click();
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).payment).toContainText('1117');

  await fillCart();
  await page.waitForLoadState('networkidle');
  const atReview = await kilobytesOfCheckout(page, async () => {
    await cart.checkout.click();
    await checkout.expectStep('Review');
  });
  expect(atReview).toBeGreaterThan(100);
  expect(atReview).toBeLessThanOrEqual(122);

  const reloaded = await kilobytesOfCheckout(page, () => page.reload());
  await checkout.expectStep('Review');
  expect(reloaded).toBeGreaterThan(100);
  expect(reloaded).toBeLessThanOrEqual(122);

  // Another tab has stored nothing of this checkout, and its address names no step.
  const tab = await page.context().newPage();
  const atBareAddress = await kilobytesOfCheckout(tab, () => tab.goto('/us/en/checkout/'));
  await new CheckoutPage(tab).expectStep('Review');
  await expect(new CheckoutPage(tab).answer('Payment')).toContainText('1117');
  expect(atBareAddress).toBeGreaterThan(100);
  expect(atBareAddress).toBeLessThanOrEqual(122);

  await page.bringToFront();
  await checkout.acknowledgeAll();
  await checkout.change('Payment').click();
  await expect(page.getByText(/^Discover ending in 1117/)).toBeVisible();
});

test('so does a page that opens at the payment step or reloads it, beside the card fields, until something is pressed @landing', async ({
  page,
}) => {
  const email = `ada-${crypto.randomUUID()}@clinic.example`;
  await page.goto('/us/en/');
  await signUpFrom(signInLink(page), email);
  await page.goto('/us/en/product/cable-usb-c/');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new CartPage(page).checkout).toBeVisible();
  await page.goto('/us/en/checkout/');
  await walkTo(new CheckoutPage(page), 'Payment', { email, address: clinic });

  for (const address of ['/us/en/checkout/', '/us/en/checkout/?step=payment', '/us/en/checkout/payment/']) {
    const tab = await page.context().newPage();
    const checkout = new CheckoutPage(tab);
    const kilobytes = await kilobytesOfCheckout(
      tab,
      () => tab.goto(address),
      (url) => !ofCardFields.test(url),
    );
    await checkout.expectStep('Payment');
    expect(kilobytes).toBeGreaterThan(100);
    expect(kilobytes).toBeLessThanOrEqual(122);
    await tab.close();
  }

  await expectSmallReload(page, new CheckoutPage(page));
});

/** Reloads a payment step. The tab has stored what was entered, which the page restores. */
async function expectSmallReload(page: Page, checkout: CheckoutPage): Promise<void> {
  const reloaded = await kilobytesOfCheckout(
    page,
    () => page.reload(),
    (url) => !ofCardFields.test(url),
  );
  await checkout.expectStep('Payment');
  expect(reloaded).toBeGreaterThan(100);
  expect(reloaded).toBeLessThanOrEqual(122);
}

const berlin = {
  ...clinic,
  street: 'Invalidenstraße 44',
  city: 'Berlin',
  postalCode: '10115',
  stateCode: '',
};
const cable = { 'CBL-USBC': 1 };
const membership = { 'SUB-IND-1Y': 1, 'IQ3-USBC': 1 };

for (const { shop, language, address, requested, method } of [
  { shop: 'us/en', language: 'en', address: clinic, requested: cable, method: 'ELECTRONIC_QUOTE' },
  { shop: 'us/en', language: 'en', address: clinic, requested: cable, method: 'ACH' },
  { shop: 'us/en', language: 'en', address: clinic, requested: membership, method: 'ACH' },
  { shop: 'de/de', language: 'de', address: berlin, requested: cable, method: 'ELECTRONIC_QUOTE' },
  { shop: 'de/de', language: 'de', address: berlin, requested: cable, method: 'SEPA' },
  { shop: 'de/de', language: 'de', address: berlin, requested: membership, method: 'SEPA' },
  { shop: 'de/en', language: 'en', address: berlin, requested: cable, method: 'SEPA' },
  { shop: 'de/en', language: 'en', address: berlin, requested: membership, method: 'SEPA' },
] as const)
  // A debit for a cable loads less than for a membership, which it also explains.
  test(`so does a payment step of ${shop} that is reloaded once ${method} is chosen for ${Object.keys(requested).join(' and ')} @landing${fullUnless(requested === membership || method === 'ELECTRONIC_QUOTE')}`, async ({
    page,
    prepare,
  }) => {
    const country = shop.slice(0, 2);
    const { token } = await prepare({ requested, address, country: country.toUpperCase(), at: 'Payment' });
    await makeOwn(page, country, token);
    await page.goto(`/${shop}/cart/`);
    await signUpFrom(signInLink(page), `ada-${crypto.randomUUID()}@clinic.example`);
    const checkout = new CheckoutPage(page, language);
    await page.goto(`/${shop}/checkout/`);
    await checkout.expectStep('Payment');
    await waitForHydration(page);
    await page.locator(`label[for=paymentMethod-${method}]`).click();
    await expect(page.locator(`[value=${method}]`)).toBeChecked();
    // What the press loads isn't part of the reload.
    await page.waitForLoadState('networkidle');
    await expectSmallReload(page, checkout);
    await expect(page.locator(`[value=${method}]`)).toBeChecked();
  });

for (const path of ['/us/en/', '/us/en/pricing/', '/us/en/terms-and-conditions/'])
  test(`${path} loads at most 2 kB for who has accepted that visits are recorded, and 8 kB when signed in @landing${fullUnless(path === '/us/en/')}`, async ({
    page,
  }) => {
    await page.goto('/us/en/');
    await page.evaluate(() => localStorage.setItem('sonde.analyticsConsent', 'granted'));
    const signedOut = await kilobytesAt(page, path);
    expect(signedOut).toBeGreaterThan(0.5);
    expect(signedOut).toBeLessThanOrEqual(2);
    await page.goto('/us/en/');
    await signInFrom(signInLink(page), 'admin@clinic.example');
    expect(await kilobytesAt(page, path)).toBeLessThanOrEqual(8);
  });

for (const path of ['/us/en/', '/us/en/pricing/', '/us/en/terms-and-conditions/', '/us/en/trade-in-program/'])
  test(`${path} loads at most 8 kB for who is signed in @landing${fullUnless(path === '/us/en/')}`, async ({
    page,
  }) => {
    await page.goto('/us/en/');
    await signInFrom(signInLink(page), 'admin@clinic.example');
    const kilobytes = await kilobytesAt(page, path);
    await expect(signInLink(page)).toBeHidden();
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThanOrEqual(8);
  });
