import type { Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import { OverdueInvoice } from '../shop-paths/overdue-invoice.ts';
import { interceptOperation, signal } from './api-traffic.ts';
import { askForQuote } from './requested-quote.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { berlin } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';
import { breakRequest, everyFault, noAnswer, passTheLongestWait } from './network-faults.ts';
import { BankPage } from './pages/bank-page.ts';
import type { Preparation, PreparedCheckout } from './prepared-checkout.ts';

// What network and shop may do to the payment of an invoice, and of a quote with PayPal: the page is in a state with a name
// until it knows, and pays once. A quote by card is in broken-payments.spec.ts.

test.use({ viewport: { width: 375, height: 812 } });

interface ShopOfTest {
  readonly url: string;
  readonly sql: Sql;
  readonly prepare: (preparation: Partial<Preparation>) => Promise<PreparedCheckout>;
}

interface LinkPayment {
  readonly what: string;
  /** The case that every run shows. */
  readonly always: string | null;
  /** Makes the debt; returns its address. */
  readonly owe: (shop: ShopOfTest) => Promise<string>;
  readonly operation: string;
  readonly choose: (page: Page) => Promise<void>;
  /** What the payer does once the shop has answered. */
  readonly proceed: (page: Page) => Promise<void>;
}

const flow = (page: Page) => page.locator('[data-flow="order-payment"]');

const payments: readonly LinkPayment[] = [
  {
    what: 'an overdue invoice is paid by card',
    always: 'the answer is lost',
    async owe({ url, sql }) {
      const dataFolder = process.env['E2E_DATA_DIR'] ?? '';
      const { token } = await OverdueInvoice.open({ sql, url, dataFolder });
      return `/us/en/invoice-payment/${token}/`;
    },
    operation: 'InvoicePay',
    choose: (page) => enterCard(page, 'en', cards.good),
    proceed: async () => undefined,
  },
  {
    what: 'a quote is paid with PayPal',
    always: null,
    async owe({ url, prepare }) {
      const requested = { 'CBL-USBC': 1 };
      const { token } = await prepare({ at: 'Payment', country: 'DE', address: berlin, requested });
      return askForQuote(url, 'de/en', token);
    },
    operation: 'OrderPay',
    choose: (page) => page.getByRole('main').locator('label').filter({ hasText: 'PayPal' }).click(),
    async proceed(page) {
      const paypal = new BankPage(page);
      await paypal.expectOpen('PayPal');
      await paypal.press('Pay now');
    },
  },
];

for (const { what, always, owe, operation, choose, proceed } of payments)
  for (const fault of everyFault)
    test(`one payment, where ${what} and ${fault} @landing${fullUnless(fault === always)}`, async ({
      page,
      prepare,
      database,
      baseURL,
      journal,
    }) => {
      journal.provokes(/./);
      const link = await owe({ url: baseURL ?? '', sql: database, prepare });
      const keys: unknown[] = [];
      const isBroken = signal();
      const isSeen = signal();
      await page.goto(link);
      await expect(flow(page)).toHaveAttribute('data-state', /^open$/);
      await interceptOperation(page, operation, async (route, attempt) => {
        const { variables } = route.request().postDataJSON() as { variables: { idempotencyKey: string } };
        keys.push(variables.idempotencyKey);
        if (attempt > 1) {
          await isSeen.given;
          return route.fallback();
        }
        await breakRequest(route, fault);
        isBroken.give();
      });
      await choose(page);
      if (fault === noAnswer) await page.clock.install();
      await flow(page).locator('button[type="submit"]').click();
      await isBroken.given;
      await passTheLongestWait(page, fault);
      await expect(flow(page)).toHaveAttribute('data-state', /^paying\./);
      await expect(flow(page).locator('form')).toHaveCount(0);
      isSeen.give();
      await proceed(page);
      await expect(flow(page)).toHaveAttribute('data-state', /^paid$/);
      expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
      await page.reload();
      await expect(flow(page)).toHaveAttribute('data-state', /^paid$/);
    });
