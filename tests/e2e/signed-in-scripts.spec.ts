import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { clinic } from './buyers.ts';
import { makeOwn } from './own-checkout.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { signInFrom, signUpFrom } from './sign-in.ts';
import { fullUnless } from './full-only.ts';

/** JavaScript that pages load for who is signed in, compressed with Brotli, in kilobytes of 1,000 bytes. */

/** Opens a page, and measures every script that it asks for until nothing more is asked for. */
async function kilobytesOf(page: Page, path: string): Promise<number> {
  const scripts = new Set<string>();
  // What the page before still loads isn't this page's.
  await page.goto('about:blank');
  // With a handler, the browser's cache is off.
  await page.route(/\.js$/, async (route) => {
    scripts.add(route.request().url());
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    [...scripts].map(async (url) => brotliCompressSync(await (await page.request.get(url)).body()).length),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

const signInLink = (page: Page) => page.getByRole('banner').locator('a[data-sign-in]');

// A new account has no cart of its own that would be combined with this one.
test('the checkout loads at most 122 kB for who is signed in', async ({ page, prepare }) => {
  const { token } = await prepare({ wanted: { 'CBL-USBC': 1 } });
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/cart/');
  await signUpFrom(signInLink(page), `ada-${crypto.randomUUID()}@clinic.example`);
  await waitForHydration(page);
  const kilobytes = await kilobytesOf(page, '/us/en/checkout/');
  await waitForHydration(page);
  await expect(page.locator('[data-flow="checkout"]')).toBeVisible();
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThanOrEqual(122);
});

// Whoever has an address and a card begins with the review, which needs what the steps before it would have loaded.
test('so does that of an administrator with a saved card, and at most 154 kB where it begins with the review', async ({
  page,
}) => {
  const checkout = new CheckoutPage(page);
  await page.goto('/us/en/product/cable-usb-c/');
  await signInFrom(signInLink(page), 'old-team@practice.example');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(new CartPage(page).checkout).toBeVisible();
  const first = await kilobytesOf(page, '/us/en/checkout/');
  await checkout.expectStep('Contact');
  expect(first).toBeGreaterThan(100);
  expect(first).toBeLessThanOrEqual(122);

  await walkTo(checkout, 'Payment', { email: 'old-team@practice.example', address: clinic });
  await page.getByText(/^Discover ending in 1117/).click();
  await checkout.continue.click();
  await checkout.expectStep('Review');
  const atReview = await kilobytesOf(page, '/us/en/checkout/?step=review');
  await checkout.expectStep('Review');
  expect(atReview).toBeLessThanOrEqual(154);
});

for (const path of ['/us/en/', '/us/en/pricing/', '/us/en/terms-and-conditions/', '/us/en/trade-in-program/'])
  test(`${path} loads at most 8 kB for who is signed in${fullUnless(path === '/us/en/')}`, async ({
    page,
  }) => {
    await page.goto('/us/en/');
    await signInFrom(signInLink(page), 'admin@clinic.example');
    const kilobytes = await kilobytesOf(page, path);
    await expect(signInLink(page)).toBeHidden();
    expect(kilobytes).toBeGreaterThan(1);
    expect(kilobytes).toBeLessThanOrEqual(8);
  });
