import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { berlin } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { BankPage } from './pages/bank-page.ts';
import { signInFrom } from './sign-in.ts';

const flow = (page: Page) => page.locator('[data-flow="order-payment"]');
const inState = (page: Page, state: RegExp) => expect(flow(page)).toHaveAttribute('data-state', state);

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a quote is paid by somebody else with its link, once', async ({
    page,
    newVisitor,
    prepare,
    baseURL,
    email,
  }) => {
    const { token } = await prepare({
      at: 'Payment',
      country: 'DE',
      address: berlin,
      requested: { 'CBL-USBC': 1 },
    });
    const client = createCheckoutClient((request) => fetch(request), baseURL ?? '');
    const checkoutId = globalId('Checkout', token);
    const quoteData = { equoteOrganizationName: 'Charité Nord' };
    await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    const placed = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
    const link = `/de/de/order-payment/${placed.orderToken ?? ''}/`;

    const response = await page.goto(link);
    const headers = response?.headers() ?? {};
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    await inState(page, /^open$/);
    await expect(page.getByRole('main')).toContainText('Charité Nord');
    await expect(page.getByRole('main')).not.toContainText(/Byron|Torstraße/);
    await expect(page.getByRole('main')).not.toContainText(email);
    await expect(page.getByRole('main')).toContainText(/Angebot Q-\d+/);
    expect(await violations(page)).toEqual([]);

    const other = await newVisitor();
    await other.goto(link);
    await inState(other, /^open$/);

    await page.getByRole('main').locator('label').filter({ hasText: 'Klarna' }).click();
    await flow(page).locator('button[type="submit"]').click();
    const bank = new BankPage(page);
    await bank.expectOpen('Klarna');
    await bank.press('Authorise');
    await inState(page, /^paid$/);
    expect(new URL(page.url()).pathname).toBe(link);
    await page.reload();
    await inState(page, /^paid$/);
    await expect(flow(page).locator('form')).toHaveCount(0);
    await page.goto(link.replace('order-payment', 'order-payment-confirmation'));
    await inState(page, /^paid$/);

    await enterCard(other, 'de', cards.good);
    await flow(other).locator('button[type="submit"]').click();
    await inState(other, /^paid$/);
  });
});

test('an overdue renewal is paid from My account, and an unknown link finds nothing @full', async ({
  page,
  journal,
}) => {
  journal.provokes(/404/);
  await page.goto('/us/en/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), 'pastdue@solo.example');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await inState(page, /^open$/);
  await enterCard(page, 'en', cards.declined);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('alert').first()).toContainText('declined');
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await inState(page, /^open$/);
  expect(await violations(page)).toEqual([]);

  const response = await page.goto(`/us/en/invoice-payment/${'x'.repeat(43)}/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice payment' })).toBeVisible();
});
