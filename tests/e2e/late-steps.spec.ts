import type { Page } from '@playwright/test';
import { signal } from './api-traffic.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

/** So much that the voucher field stands below what a low screen shows. */
const wanted = {
  'IQ3-USBC': 2,
  'SUB-TEAM-1Y': 1,
  'SUB-TEAM-SEAT-1Y': 3,
  'WAR-3Y': 2,
  'CBL-USBC': 1,
  'CBL-USBC-LONG': 1,
};

test.use({ viewport: { width: 1280, height: 500 } });

/** A line on which what comes after the first step is long in coming. */
async function holdLaterSteps(page: Page) {
  const arrival = signal();
  await page.route(/later-screens.*\.js$/, async (route) => {
    await arrival.given;
    await route.continue();
  });
  return arrival;
}

async function expectTypingGoesOn(page: Page, checkout: CheckoutPage) {
  await expect(checkout.step('Shipping address')).toBeVisible();
  await page.keyboard.type('10');
  await expect(checkout.voucher.code).toBeFocused();
  await expect(checkout.voucher.code).toHaveValue('WELCOME10');
  await expect(checkout.voucher.code).toBeInViewport({ ratio: 1 });
}

test('a step that a link leads to and that comes late leaves the focus to who types a code', async ({
  page,
  prepare,
}) => {
  const laterSteps = await holdLaterSteps(page);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping address', wanted })).token);
  await checkout.voucher.code.pressSequentially('WELCOME');
  laterSteps.give();
  await expectTypingGoesOn(page, checkout);
});

test('a step that Continue leads to and that comes late leaves the focus to who types a code, and takes it from who does not', async ({
  page,
  prepare,
  email,
}) => {
  const laterSteps = await holdLaterSteps(page);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact', wanted })).token);
  await checkout.email.fill(email);
  await checkout.continue.click();
  await expect(checkout.flow).toHaveAttribute('data-state', /^shipping/);
  await checkout.voucher.code.pressSequentially('WELCOME');
  laterSteps.give();
  await expectTypingGoesOn(page, checkout);
  await checkout.back.click();
  await expect(checkout.step('Contact')).toBeFocused();
});
