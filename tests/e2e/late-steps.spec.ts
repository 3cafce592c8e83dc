import type { Locator, Page } from '@playwright/test';
import { signal } from './api-traffic.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';

/** Enough lines to push the voucher field below a low screen. */
const requested = {
  'IQ3-USBC': 2,
  'SUB-TEAM-1Y': 1,
  'SUB-TEAM-SEAT-1Y': 3,
  'WAR-3Y': 2,
  'CBL-USBC': 1,
  'CBL-USBC-LONG': 1,
};

test.use({ viewport: { width: 1280, height: 500 } });

/** Delays the scripts after the first step. */
async function holdLaterSteps(page: Page) {
  const arrival = signal();
  await page.route(/(?:delivery|payment|review)-screens.*\.js$/, async (route) => {
    await arrival.given;
    await route.continue();
  });
  return arrival;
}

async function expectTypingGoesOn(page: Page, checkout: CheckoutPage, shown: Locator) {
  await expect(shown).toBeVisible();
  await page.keyboard.type('10');
  await expect(checkout.voucher.code).toBeFocused();
  await expect(checkout.voucher.code).toHaveValue('WELCOME10');
  await expect(checkout.voucher.code).toBeInViewport({ ratio: 1 });
}

test('a late step from a link does not take the focus from a buyer typing a code @full', async ({
  page,
  prepare,
}) => {
  const laterSteps = await holdLaterSteps(page);
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Shipping method', requested });
  await makeOwn(page, 'us', token);
  await page.goto(`/us/en/checkout/${token}/`);
  await checkout.voucher.code.pressSequentially('WELCOME');
  laterSteps.give();
  await expectTypingGoesOn(page, checkout, checkout.step('Shipping method'));
});

test('a late step after Continue does not take the focus from a buyer typing a code, but does otherwise @landing', async ({
  page,
  prepare,
  email,
}) => {
  const laterSteps = await holdLaterSteps(page);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Contact', requested })).token);
  await checkout.enterEmail(email);
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await expect(checkout.flow).toHaveAttribute('data-state', /^shipping\.method/);
  await checkout.voucher.code.pressSequentially('WELCOME');
  laterSteps.give();
  await expectTypingGoesOn(page, checkout, checkout.step('Shipping method'));
  await checkout.back.click();
  await expect(checkout.step('Shipping address')).toBeFocused();
});

test('a late step with a refusal of the ZIP code does not take the focus from a buyer typing a code, either @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment', requested })).token);
  await walkTo(checkout, 'Review', { card: cards.wrongZip });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(checkout.problems).toBeVisible();
  const laterSteps = await holdLaterSteps(page);
  // The page preloads its step's screens, so its load event waits for them.
  await page.reload({ waitUntil: 'commit' });
  await checkout.voucher.code.pressSequentially('WELCOME');
  laterSteps.give();
  await checkout.card.waitUntilReady();
  await expectTypingGoesOn(page, checkout, checkout.problems);
});

test('errors take the focus from the field in which Enter was pressed @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
  await checkout.address.city.press('Enter');
  await expect(checkout.problems).toBeFocused();
});
