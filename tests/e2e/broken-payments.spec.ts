import type { Page } from '@playwright/test';
import { interceptOperation, signal } from './api-traffic.ts';
import { askForQuote } from './requested-quote.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { fullUnless } from '../support/short-runs.ts';
import { breakRequest, everyFault, noAnswer, passTheLongestWait } from './network-faults.ts';

// What the network and the shop may do to a payment: it says where the buyer stands, keeps what was typed, and is made once.

const linkFlow = (page: Page) => page.locator('[data-flow="order-payment"]');

for (const fault of everyFault) {
  test(`a quote is paid once by its link, where ${fault} @landing${fullUnless(fault === 'the answer is lost')}`, async ({
    page,
    prepare,
    baseURL,
    books,
    journal,
  }) => {
    journal.provokes(/./);
    const { token } = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } });
    const link = await askForQuote(baseURL ?? '', 'us/en', token);
    const keys: unknown[] = [];
    const isBroken = signal();
    await interceptOperation(page, 'OrderPay', async (route, attempt) => {
      const { variables } = route.request().postDataJSON() as { variables: { idempotencyKey: string } };
      keys.push(variables.idempotencyKey);
      if (attempt > 1) return route.fallback();
      await breakRequest(route, fault);
      isBroken.give();
    });
    await page.goto(link);
    await expect(linkFlow(page)).toHaveAttribute('data-state', /^open$/);
    await enterCard(page, 'en', cards.good);
    if (fault === noAnswer) await page.clock.install();
    await linkFlow(page).locator('button[type="submit"]').click();
    await isBroken.given;
    await passTheLongestWait(page, fault);
    await expect(linkFlow(page)).toHaveAttribute('data-state', /^paid$/);
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
    expect((await books()).charges).toHaveLength(1);
  });

  test(`a card is given to the checkout, where ${fault} @full`, async ({ page, prepare, journal }) => {
    journal.provokes(/./);
    const isBroken = signal();
    await interceptOperation(page, 'CheckoutPaymentCreate', async (route, attempt) => {
      if (attempt > 1) return route.fallback();
      await breakRequest(route, fault);
      isBroken.give();
    });
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Payment' })).token);
    await checkout.expectStep('Payment');
    await enterCard(page, 'en', cards.good);
    if (fault === noAnswer) await page.clock.install();
    await checkout.continue.click();
    await isBroken.given;
    await passTheLongestWait(page, fault);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(checkout.flow).toHaveAttribute('data-state', /payment/);
    await checkout.continue.click();
    await checkout.expectStep('Review');
  });
}
