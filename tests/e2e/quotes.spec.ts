import type { Page } from '@playwright/test';
import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { type BuyerAbroad, fillCartAbroad } from './buyer-abroad.ts';
import { expect, test } from './fixtures.ts';
import { operate } from './operate.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

test.use({ viewport: { width: 375, height: 812 } });

const buyer: Omit<BuyerAbroad, 'email'> = {
  shop: 'de/de',
  catalogue: 'de',
  typed: { 'address-line1': 'Torstraße 1', 'postal-code': '10119', 'address-level2': 'Berlin' },
};

const field = (page: Page, name: string) => page.locator(`[autocomplete~="${name}"]`);

test('a clinic in Germany gets a quote from the cart: with a PDF, and without a charge @full', async ({
  page,
  email,
  books,
}) => {
  await fillCartAbroad(page, { ...buyer, email }, 'iq-plus/basic');
  await page.locator('a[href$="/checkout/?pay=quote"]').click();
  const checkout = new CheckoutPage(page, buyer.catalogue);
  await checkout.passStepsTo('Review', {
    Contact: async () => {
      await field(page, 'email').fill(email);
      await checkout.organizationName.fill('Klinik am Tor');
    },
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

test('a quote that is paid by bank transfer becomes an order once the operator records it @full', async ({
  page,
  prepare,
  baseURL,
}) => {
  const { token } = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } });
  const client = createCheckoutClient((request) => fetch(request), baseURL ?? '');
  const checkoutId = globalId('Checkout', token);
  const quoteData = { equoteOrganizationName: 'Clinic at the Gate' };
  await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const checkout = await payBy(client, checkoutId, 'ELECTRONIC_QUOTE');
  const { orderToken } = await place(client, checkout);
  await page.goto(`/us/en/order-payment/${orderToken ?? ''}/`);
  const flow = page.locator('[data-flow="order-payment"]');
  await expect(page.getByRole('heading', { level: 1, name: 'Quote payment' })).toBeVisible();
  await expect(flow).toHaveAttribute('data-state', /^open$/);
  const number = /Q-\d+/.exec((await flow.textContent()) ?? '')?.[0] ?? '';

  const total = checkout.totalPrice.gross.amount;
  const reference = `TRF ${number}`;
  const part = await operate('mark-paid', number, '--amount', '1.00', '--reference', `${reference}/1`);
  expect(part).toContain('is still due');
  await page.reload();
  await expect(flow).toHaveAttribute('data-state', /^partlyPaid$/);
  await expect(flow).toContainText('$1.00 by bank transfer');
  await expect(flow).toContainText(`${(total - 1).toFixed(2)} is still due`);
  for (const name of ['confirmation', 'payment-details']) {
    await page.goto(`/us/en/${name}/${orderToken ?? ''}/`);
    await expect(page.getByRole('main')).not.toContainText(/Nothing was charged|Valid through/);
  }
  await page.goto(`/us/en/confirmation/${orderToken ?? ''}/`);
  await expect(page.getByRole('main')).toContainText('$1.00 by bank transfer');
  await page.goto(`/us/en/order-payment/${orderToken ?? ''}/`);
  const rest = ['--amount', (total - 1).toFixed(2), '--reference', `${reference}/2`];
  expect(await operate('mark-paid', number, ...rest)).toContain('is paid');
  await page.reload();
  await expect(flow).toHaveAttribute('data-state', /^paid$/);
  expect(await operate('mark-paid', number, ...rest)).toContain('was recorded before');
});
