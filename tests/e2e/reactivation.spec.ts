import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { giveCanceledInGermany } from './given-team.ts';
import { enterPassword, signUpFrom } from './sign-in.ts';

/** What is said of an order that is shipped. */
const ofGoods = /return shipping|tracking number|Return anything|prepaid label|\bship/i;

const flow = (page: Page) => page.locator('[data-flow="reactivation"]');

test.use({ viewport: { width: 375, height: 667 } });

const openMembership = (page: Page, shop: string, query = '') =>
  page.goto(`${shop}reactivate-pro/membership/${query}`);

/** To the page through the account service, which returns to it in the shop of the organization's country. */
async function openAs(page: Page, email: string, query = ''): Promise<void> {
  await openMembership(page, '/us/en/', query);
  await flow(page).locator('a[data-sign-in]').click();
  await enterPassword(page, email);
  await expect(flow(page)).toHaveAttribute('data-state', /^known/);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

test('a canceled membership is offered first, and accessories after it, on a German phone @full', async ({
  page,
  database,
  email,
}) => {
  await openMembership(page, '/de/de/');
  await signUpFrom(flow(page).locator('a[data-sign-in]'), email);
  await giveCanceledInGermany(database, email);
  await openMembership(page, '/de/de/');
  await expect(flow(page)).toHaveAttribute('data-state', 'known.choosing');
  await expect(flow(page)).toContainText('Clinic');
  const options = flow(page).getByRole('radio');
  await expect(options.first()).toBeChecked();
  await expect(options.first()).toHaveValue('SUB-IND-1Y');
  await expect(page).toHaveURL(/\?membership=SUB-IND-1Y$/);
  expect(await violations(page)).toEqual([]);
  await expectNoOverflow(page);

  await options.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?membership=SUB-IND-3Y$/);
  await page.reload();
  await expect(flow(page).locator('input[value="SUB-IND-3Y"]')).toBeChecked();
  await flow(page).getByRole('button').last().press('Enter');

  await page.waitForURL('/de/de/reactivate-pro/accessories/');
  await expectNoOverflow(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button').first().click();
  const progress = page.getByRole('main').getByRole('status').first();
  await expect(progress).toHaveText(/\S/);
  await expect(progress).not.toHaveText('Wird hinzugefügt');
  await page.getByRole('main').locator('a[href$="/cart/"]').last().click();
  await expect(page.locator('[data-flow="cart"]')).toHaveAttribute('data-state', /ready/);
  await expect(page.getByRole('banner').locator('cart-count').first()).toHaveText('2');

  await page.goBack();
  await page.goBack();
  await expect(flow(page)).toHaveAttribute('data-state', 'known.choosing');
  await expect(flow(page).locator('input[value="SUB-IND-3Y"]')).toBeChecked();
});

test('an expired membership, whose renewal My account offers, is active again once it is paid @landing', async ({
  page,
}) => {
  await openAs(page, 'expired@solo.example');
  const address = page.url();
  await page.goto('/us/en/my-account/');
  await page.locator('[data-flow="account"] a[href="/us/en/upgrade/expired/"]').first().click();
  await expect(page.locator('[data-flow="renewal"]')).toHaveAttribute('data-state', 'offered');
  await page.goto(address);
  await expect(flow(page)).toHaveAttribute('data-state', 'known.choosing');
  await flow(page).getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('/us/en/reactivate-pro/accessories/');
  await page.getByRole('link', { name: 'Continue to cart' }).click();
  const cart = new CartPage(page);
  await expect(cart.checkout).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(ofGoods);
  await cart.checkout.click();
  const checkout = new CheckoutPage(page);
  await expect(checkout.email).toHaveAccessibleDescription('We’ll send your order confirmation here');
  await checkout.passStepsTo('Review', {
    Contact: () => checkout.enterEmail('expired@solo.example'),
    Payment: () => checkout.card.enter(cards.good),
    'Billing address': () => checkout.address.fill(clinic),
  });
  await expect(page.getByRole('main')).not.toContainText(ofGoods);
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.payment).toContainText('4242');
  await expect(confirmation.nextSteps).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(ofGoods);

  await page.goto('/us/en/my-account/');
  const facts = page.locator('[data-flow="account"]');
  await expect(facts).toContainText('Okafor Ultrasound');
  await expect(facts.getByText('Active', { exact: true })).toBeVisible();
  await openMembership(page, '/us/en/');
  await expect(flow(page)).toHaveAttribute('data-state', 'known.refused.whileActive');
});

test.describe('a person who can’t buy one sees the reason, and what to do', () => {
  for (const [email, state, link] of [
    ['individual@solo.example', 'whileActive', 'My account'],
    ['enterprise@hospital.example', 'withoutSales', 'Contact sales'],
    ['distributor@trade.example', 'withoutOrganization', 'Choose a probe with a membership'],
  ] as const)
    test(`${email} @full`, async ({ page }) => {
      await openAs(page, email);
      await expect(flow(page)).toHaveAttribute('data-state', `known.refused.${state}`);
      await expect(flow(page).getByRole('link', { name: link })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test('the page is right-to-left in Arabic, and its address works without a slash @landing', async ({
  page,
}) => {
  await page.goto('/ae/ar/reactivate-pro/membership');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(flow(page).locator('a[data-sign-in]')).toBeVisible();
  await expectNoOverflow(page);
  await page.goto('/ae/ar/reactivate-pro/accessories');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
});

test('My account and the memberships page link to it @full', async ({ page }) => {
  await page.goto('/us/en/subscription/');
  await page.getByRole('link', { name: /Already have a probe/ }).click();
  await flow(page).locator('a[data-sign-in]').click();
  await enterPassword(page, 'canceled@solo.example');
  await page.waitForURL(/reactivate-pro/);
  await page.goto('/us/en/my-account/');
  await page.getByRole('main').getByRole('link', { name: 'Choose a membership' }).click();
  await expect(flow(page)).toHaveAttribute('data-state', 'known.choosing');
});
