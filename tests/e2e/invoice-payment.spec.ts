import type { Page } from '@playwright/test';
import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { OverdueInvoice } from '../shop-paths/overdue-invoice.ts';
import { violations } from '../support/axe.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { Wallet } from './pages/wallet.ts';

test.use({ viewport: { width: 375, height: 812 } });

const flow = (page: Page) => page.locator('[data-flow="order-payment"]');
const inState = (page: Page, state: RegExp) => expect(flow(page)).toHaveAttribute('data-state', state);
const pay = (page: Page) => flow(page).locator('button[type="submit"]').click();

/** Releases a card in a wallet, and pays with it. */
async function payByWallet(page: Page, wallet: Wallet): Promise<void> {
  await wallet.open();
  await wallet.release();
  await expect(page.locator('#card-given')).toBeFocused();
  await pay(page);
}

test('an overdue invoice is paid by its link, with a wallet, once @landing', async ({
  page,
  newVisitor,
  database,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const dataFolder = process.env['E2E_DATA_DIR'] ?? '';
  const { id, token } = await OverdueInvoice.open({ sql: database, url, dataFolder });
  const link = `/us/en/invoice-payment/${token}/`;
  const other = await newVisitor();
  await other.goto(link);
  await inState(other, /^open$/);

  await Wallet.give(page, url, 'Apple Pay');
  await page.goto(link);
  await inState(page, /^open$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice payment' })).toBeVisible();
  const wallet = new Wallet(page, 'Apple Pay');
  await expect(wallet.button()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await payByWallet(page, wallet);
  await inState(page, /^paid$/);
  await expect(flow(page).getByRole('heading', { level: 2 })).toBeFocused();
  for (const address of [link, link.replace('invoice-payment', 'invoice-payment-confirmation')]) {
    await page.goto(address);
    await inState(page, /^paid$/);
    await expect(flow(page).locator('form')).toHaveCount(0);
  }

  await enterCard(other, 'en', cards.good);
  await pay(other);
  await inState(other, /^paid$/);
  const charges = await database`
    select (charge.document ->> 'amount')::bigint = invoice.gross as is_whole,
      method.document #>> '{card,wallet,type}' as wallet
    from invoice join card_sandbox.document as charge
      on charge.kind = 'charge' and charge.document -> 'metadata' ->> 'change' like invoice.subscription_id || '-%'
    join card_sandbox.document as method on method.id = charge.document ->> 'payment_method'
    where invoice.id = ${id} and charge.document ->> 'status' = 'succeeded'`;
  expect([...charges]).toEqual([{ is_whole: true, wallet: 'apple_pay' }]);
});

test('a quote is paid by its link with Google Pay, once @full', async ({
  page,
  prepare,
  baseURL,
  books,
  database,
  email,
}) => {
  const url = baseURL ?? '';
  const { token } = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } });
  const client = createCheckoutClient((request) => fetch(request), url);
  const checkoutId = globalId('Checkout', token);
  const quoteData = { equoteOrganizationName: 'Lakeside Clinic' };
  await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const placed = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
  await Wallet.give(page, url, 'Google Pay');
  await page.goto(`/us/en/order-payment/${placed.orderToken ?? ''}/`);
  await inState(page, /^open$/);
  await payByWallet(page, new Wallet(page, 'Google Pay'));
  await inState(page, /^paid$/);
  const [paid] = await database`
    select card ->> 'wallet' as wallet from payment_attempt join orders on orders.id = order_id
    where orders.email = ${email} and payment_attempt.status = 'SUCCEEDED'`;
  expect(paid).toEqual({ wallet: 'google_pay' });
  expect((await books()).charges).toHaveLength(1);
});
