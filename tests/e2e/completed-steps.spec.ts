import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { CheckoutPage, type StepName } from './pages/checkout-page.ts';

/** The answers of earlier screens, above the current one. */
const summaries = (page: Page) => page.locator('[data-flow="checkout"] dl:has(button)');

const summaryOf = (page: Page, step: StepName) =>
  summaries(page)
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: step }) })
    .getByRole('definition')
    .first();

test('what is filled in becomes a line with a way to change it, and follows the change @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const { token, email } = await prepare({ at: 'Shipping method' });
  await checkout.openLink(token);
  await expect(summaryOf(page, 'Contact')).toHaveText(email);
  await expect(summaryOf(page, 'Shipping address')).toContainText(
    '500 Howard Street, San Francisco, CA 94105',
  );
  await checkout.chooseShippingMethod('Express');
  await checkout.continue.click();
  await checkout.expectStep('Payment');
  await expect(summaryOf(page, 'Shipping method')).toHaveText(/^Express, \w+ \d+/);
  expect(await violations(page)).toEqual([]);
  await checkout.change('Contact').click();
  await expect(summaries(page)).toHaveCount(0);
  await checkout.email.fill('billing@clinic.example');
  await checkout.address.street.fill('12 Market Street');
  await checkout.continue.click();
  await expect(summaryOf(page, 'Contact')).toHaveText('billing@clinic.example');
  await expect(summaryOf(page, 'Shipping address')).toContainText('12 Market Street');
});

test('the names of all steps are listed where there is room, and nothing moves @full', async ({
  page,
  prepare,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await recordLayoutShifts(page);
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping method' })).token);
  const names = page.locator('[data-flow="checkout"] ol').getByRole('listitem');
  await expect(names).toHaveText([
    'Contact and shipping address',
    'Shipping method',
    'Billing address and payment',
    'Review',
  ]);
  await expect(names.and(page.locator('[aria-current="step"]'))).toHaveText(['Shipping method']);
  expect(await readLayoutShifts(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(names.first()).toBeHidden();
  await expect(page.getByText('Step 2 of 4: Shipping method')).toBeVisible();
});

test('another browser with the link sees no answers before it continues @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const { token, email } = await prepare({ at: 'Billing address' });
  await checkout.openForeignLink(token);
  await expect(checkout.continueHere).toBeVisible();
  expect(await page.content()).not.toContain(email);
  expect(await page.content()).not.toContain('Howard Street');
});
