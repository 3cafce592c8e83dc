import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { placeOrder } from './placed-order.ts';

test('the payment details have the invoice as a PDF on a phone, in German, for who has ordered and nobody else @landing', async ({
  page,
  newVisitor,
  prepare,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const prepared = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } });
  const address = `/de/de/payment-details/${await placeOrder(baseURL ?? '', prepared)}/`;
  const question = (tab: Page) => tab.locator('[data-flow="order-access"]');
  await page.goto(address);
  await question(page).getByRole('textbox').fill(prepared.email);
  await question(page).locator('button[type=submit]').click();
  await expect(question(page)).toHaveCount(0);

  const link = page.locator('a[href*="/invoices/"]');
  // It is issued a moment after the payment.
  await expect(async () => {
    await page.goto(address);
    await expect(link).toHaveText(/US-\d{4}-\d{6}/, { timeout: 1000 });
  }).toPass();
  expect(await violations(page)).toEqual([]);
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const visitor = await newVisitor();
  await visitor.goto(address);
  await expect(question(visitor)).toBeVisible();
  await expect(visitor.locator('a[href*="/invoices/"]')).toHaveCount(0);
});
