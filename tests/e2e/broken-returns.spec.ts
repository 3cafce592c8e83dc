import type { Page } from '@playwright/test';
import { signal } from './api-traffic.ts';
import { askForQuote } from './requested-quote.ts';
import { berlin } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';
import { breakRequest, everyFault } from './network-faults.ts';
import { BankPage } from './pages/bank-page.ts';
import type { PreparedCheckout, Preparation } from './prepared-checkout.ts';

// What network and shop may do to the page that a bank or wallet leads back to: the payer reloads it, it says that the quote
// is paid, and it was paid once.

test.use({ viewport: { width: 375, height: 812 } });

interface Ways {
  readonly name: string;
  readonly answer: Parameters<BankPage['press']>[0];
}

const wallets: readonly Ways[] = [
  { name: 'PayPal', answer: 'Pay now' },
  { name: 'Klarna', answer: 'Authorise' },
];

const flow = (page: Page) => page.locator('[data-flow="order-payment"]');

interface Scene {
  readonly page: Page;
  readonly shopUrl: string;
  readonly prepare: (preparation: Partial<Preparation>) => Promise<PreparedCheckout>;
}

/** Goes to the page of the wallet, where the payer is asked for a quote's total; returns that page. */
async function leaveToPay({ page, shopUrl, prepare }: Scene, name: string): Promise<BankPage> {
  const requested = { 'CBL-USBC': 1 };
  const { token } = await prepare({ at: 'Payment', country: 'DE', address: berlin, requested });
  await page.goto(await askForQuote(shopUrl, 'de/en', token));
  await expect(flow(page)).toHaveAttribute('data-state', /^open$/);
  await page.getByRole('main').locator('label').filter({ hasText: name }).click();
  await flow(page).locator('button[type="submit"]').click();
  const wallet = new BankPage(page);
  await wallet.expectOpen(name);
  return wallet;
}

/** Makes the wallet's redirect a page that leads on: the route of a page isn't asked about what a redirect leads to. */
async function leadByPage(page: Page): Promise<void> {
  await page.route('**/sandbox/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers();
    return route.fulfill({
      contentType: 'text/html',
      body: `<meta http-equiv="refresh" content="0; url=${location.replaceAll('&', '&amp;')}">`,
    });
  });
}

for (const { name, answer } of wallets)
  for (const fault of everyFault)
    test(`one payment, where a payer is back from ${name}, ${fault} as the page opens, and they reload it @landing${fullUnless(name === 'PayPal' && fault === 'the answer is lost')}`, async ({
      page,
      prepare,
      journal,
      baseURL,
      books,
    }) => {
      journal.provokes(/./);
      const wallet = await leaveToPay({ page, shopUrl: baseURL ?? '', prepare }, name);
      const isBroken = signal();
      let opened = '';
      await page.route(
        '**/order-payment/**',
        async (route) => {
          opened = route.request().url();
          await breakRequest(route, fault);
          isBroken.give();
        },
        { times: 1 },
      );
      await leadByPage(page);
      await wallet.press(answer);
      await isBroken.given;
      expect(opened).toContain('/de/en/order-payment/');
      // The page that failed may still be replacing the wallet’s.
      await expect(async () => void (await page.goto(opened))).toPass();
      await expect(flow(page)).toHaveAttribute('data-state', /^paid$/);
      await expect(flow(page).locator('form')).toHaveCount(0);
      expect((await books()).charges).toHaveLength(1);
      await page.goBack();
      await expect(page.locator('form', { has: page.locator('[name="paymentMethod"]') })).toHaveCount(0);
    });
