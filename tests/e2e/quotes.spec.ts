import type { Page } from '@playwright/test';
import { type BuyerAbroad, fillCartAbroad } from './buyer-abroad.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

test.use({ viewport: { width: 375, height: 812 } });

const buyer: Omit<BuyerAbroad, 'email'> = {
  shop: 'de/de',
  catalogue: 'de',
  typed: { 'address-line1': 'Torstraße 1', 'postal-code': '10119', 'address-level2': 'Berlin' },
};

const field = (page: Page, name: string) => page.locator(`[autocomplete~="${name}"]`);

test('a clinic in Germany gets a quote from the cart: with a PDF, and without a charge', async ({
  page,
  email,
  books,
}) => {
  await fillCartAbroad(page, { ...buyer, email }, 'iq-plus/basic');
  await page.locator('a[href$="/checkout/?pay=quote"]').click();
  const checkout = new CheckoutPage(page, buyer.catalogue);
  await checkout.passStepsTo('Review', {
    Contact: () => field(page, 'email').fill(email),
    'Shipping address': async () => {
      await field(page, 'given-name').fill('Noël');
      await field(page, 'family-name').fill('Ó Briain');
      for (const [name, text] of Object.entries(buyer.typed)) await field(page, name).fill(text);
    },
    Payment: async () => {
      await expect(page.locator('input[value="ELECTRONIC_QUOTE"]')).toBeChecked();
      await expect(page.locator('#card-number')).toHaveCount(0);
      await checkout.quoteOrganization.fill('Klinik am Tor');
    },
  });
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByRole('main').locator('button[type="submit"]').last().click();

  const number = page.locator('[data-order-number]');
  await expect(number).toHaveText(/^Q-\d+$/);
  await expect(page.locator('a[href*="/order-payment/"]')).toBeVisible();
  const address = await page.locator('a[href*="/quotes/"]').getAttribute('href');
  const file = await page.request.get(address ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { charges } = await books();
  expect(charges).toEqual([]);
});
