import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { enterPassword } from './sign-in.ts';

const root = (page: Page, flow: string) => page.locator(`[data-flow="${flow}"]`);

/** Signs in from the cart, which the page comes back to. */
async function signInAtCart(page: Page, email: string): Promise<void> {
  await page.getByRole('banner').locator('a[data-sign-in]').click();
  await enterPassword(page, email);
  await page.waitForURL('/us/en/cart/');
}

test('the checkout tells the owner of an active membership after the first step, and leads to its upgrade @full', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({ at: 'Cart', requested: { 'SUB-PROC-1Y': 1 } });
  await page.goto('/us/en/');
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/cart/');
  await signInAtCart(page, 'individual@solo.example');
  await page.goto('/us/en/checkout/');
  const checkout = root(page, 'checkout');
  await expect(checkout).toHaveAttribute('data-state', /^contact/);
  await checkout.locator('[name="email"]').fill('individual@solo.example');
  await checkout.getByRole('button', { name: 'Continue' }).first().click();
  await expect(checkout).toHaveAttribute('data-state', /^unorderable\.unsold/);
  expect(await violations(page)).toEqual([]);
  await checkout.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL('/us/en/upgrade/pro/');
});

test('a probe with a membership is not added to the cart of an organization with an active one @full', async ({
  page,
}) => {
  await page.goto('/us/en/product/iq3/individual/1-year/');
  await page.getByRole('banner').locator('a[data-sign-in]').click();
  await enterPassword(page, 'individual@solo.example');
  await page.waitForURL('/us/en/product/iq3/individual/1-year/');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('link', { name: 'Upgrade your membership' })).toHaveAttribute(
    'href',
    '/us/en/upgrade/',
  );
  await page.goto('/us/en/cart/');
  await expect(root(page, 'cart')).toHaveAttribute('data-state', /empty|shown/);
  await expect(root(page, 'cart').getByText('Sonde IQ3')).toHaveCount(0);
});

test('a membership that has ended is bought again in the cart @full', async ({ page, prepare }) => {
  const { token } = await prepare({ at: 'Cart', requested: { 'SUB-CORE-1Y': 1 } });
  await page.goto('/us/en/');
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/cart/');
  await signInAtCart(page, 'canceled@solo.example');
  await expect(root(page, 'cart')).toHaveAttribute('data-state', /idle\.shown/);
  await page.goto('/us/en/checkout/');
  await expect(root(page, 'checkout')).toHaveAttribute('data-state', /^contact/);
});

test('the Pro configurator leads the owner of an active membership to its upgrade @full', async ({
  page,
}) => {
  await page.goto('/us/en/pro-custom/');
  await page.getByRole('banner').locator('a[data-sign-in]').click();
  await enterPassword(page, 'individual@solo.example');
  await expect(root(page, 'pro-custom')).toHaveAttribute('data-state', /probe\.unavailable\.besidePlan/);
  await page.locator('input[name="device"][value="none"]').check({ force: true });
  await expect(root(page, 'pro-custom')).toHaveAttribute('data-state', /probe\.unavailable\.besidePlan/);
  await expect(root(page, 'pro-custom').getByRole('link', { name: 'Upgrade with Pro' })).toBeVisible();
});
