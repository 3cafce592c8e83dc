import type { Page } from '@playwright/test';
import { interceptOperation, signal } from './api-traffic.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { goOffline } from './hydration.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';

test.beforeEach(({ journal }) => journal.provokes(/ERR_INTERNET_DISCONNECTED/));

/** Goes up to the button that places the order. */
async function openReview(page: Page, token: string): Promise<CheckoutPage> {
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  return checkout;
}

test('placing while offline says so, retries automatically, and the order is placed once @full', async ({
  page,
  context,
  prepare,
  books,
}) => {
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await goOffline(page);
  await checkout.placeOrder.click();
  await expect(page.getByRole('status').filter({ hasText: 'Placing your order…' })).toBeVisible();
  await expect(checkout.noConnection).toContainText('Nothing is lost');
  await expect(checkout.noConnection).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});

test('if the shop accepts the order and the response is lost, placing says so, retries, and the order is placed once @landing', async ({
  page,
  prepare,
  books,
}) => {
  const taken = signal();
  const keys: unknown[] = [];
  await interceptOperation(page, 'CheckoutComplete', async (route, attempt) => {
    keys.push(
      (route.request().postDataJSON() as { variables: { idempotencyKey: string } }).variables.idempotencyKey,
    );
    if (attempt > 1) return route.fallback();
    await route.fetch();
    taken.give();
  });
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await page.clock.install();
  await checkout.placeOrder.click();
  await taken.given;
  await page.clock.runFor(29_000);
  await expect(checkout.noConnection).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(checkout.noConnection).toContainText('Nothing is lost');
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('placing while offline for minutes shows whom to call, and continues once online @full', async ({
  page,
  context,
  prepare,
  books,
}) => {
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await page.clock.install();
  const passTimeUntil = (isReached: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(10_000);
      await isReached();
    }).toPass({ intervals: [10], timeout: 60_000 });
  await goOffline(page);
  await checkout.placeOrder.click();
  await expect(checkout.noConnection).toBeVisible();
  await passTimeUntil(() =>
    expect(checkout.noConnection.getByRole('link', { name: /800 555/ })).toBeVisible({ timeout: 100 }),
  );
  await passTimeUntil(() =>
    expect(checkout.flow).toHaveAttribute('data-state', /^failed\.unanswered/, { timeout: 100 }),
  );
  await context.setOffline(false);
  await page.clock.resume();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});

test('an order that is placed just before the network is gone is said to be placed, and opens once online @full', async ({
  page,
  context,
  prepare,
  books,
}) => {
  await interceptOperation(page, 'CheckoutComplete', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await checkout.placeOrder.click();
  const placed = page.getByRole('status').filter({ hasText: 'Your order has been placed' });
  await expect(placed).toBeInViewport({ ratio: 1 });
  await expect(placed.getByRole('link', { name: /800 555/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your order' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});
