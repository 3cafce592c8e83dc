import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { placeWith } from './place-with-card.ts';

test('the payment details have the invoice as a PDF on a phone, in German, for who has ordered and nobody else', async ({
  page,
  newVisitor,
  prepare,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const { token } = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } });
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await placeWith(checkout, cards.good);
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  const orderToken = new URL(page.url()).pathname.split('/').findLast((part) => part !== '') ?? '';

  const address = `/de/de/payment-details/${orderToken}/`;
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
  await expect(visitor.locator('[data-flow="order-access"]')).toBeVisible();
  await expect(visitor.locator('a[href*="/invoices/"]')).toHaveCount(0);
});
