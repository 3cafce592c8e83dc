import type { BrowserContext, Page } from '@playwright/test';
import { interceptOperation, refusePlacement, signal } from './api-traffic.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';

/**
 * Goes up to the button that places the order. A background tab renders once per second, which would delay each press.
 */
async function openReview(page: Page, token: string, card = cards.good): Promise<CheckoutPage> {
  await page.bringToFront();
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await walkTo(checkout, 'Review', { card });
  await checkout.acknowledgeAll();
  return checkout;
}

/** The spinner's height in pixels, and how long its pulse and its echo take. */
const spinnerOn = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Loading$/ })
    .locator('..')
    .locator('svg')
    .evaluate((fan) => {
      const durations = [...fan.querySelectorAll('path')].map(
        (path) => getComputedStyle(path).animationDuration,
      );
      return { height: fan.getBoundingClientRect().height, durations: [...new Set(durations)].toSorted() };
    });

test('two presses of the button create one order @landing', async ({ page, prepare, books }) => {
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await checkout.placeOrder.dblclick();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  const { orders, charges } = await books();
  expect(orders).toEqual([await confirmation.orderNumber.innerText()]);
  expect(charges).toHaveLength(1);
});

test('a reload during placement creates one order', async ({ page, prepare, books }) => {
  const arrived = signal();
  await interceptOperation(page, 'CheckoutComplete', async (route, attempt) => {
    if (attempt > 1) return route.fallback();
    await route.fetch();
    arrived.give();
  });
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await checkout.placeOrder.click();
  await arrived.given;
  await expect(page.getByText('Placing your order…')).toBeVisible();
  expect(await spinnerOn(page)).toEqual({ height: 50, durations: ['0.8s', '1.6s'] });
  await page.reload();

  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  const { orders, charges } = await books();
  expect(orders).toEqual([await confirmation.orderNumber.innerText()]);
  expect(charges).toHaveLength(1);
});

test('a buyer who left during placement finds the link to the order in the cart @full', async ({
  page,
  prepare,
  books,
}) => {
  const placed = signal();
  await interceptOperation(page, 'CheckoutComplete', async (route) => {
    await route.fetch();
    placed.give();
  });
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await checkout.placeOrder.click();
  await placed.given;
  const cart = new CartPage(page);
  await cart.open();

  await expect(cart.emptyNote).toBeVisible();
  await expect(cart.count).toHaveText('Cart');
  await expect(page.getByRole('main')).toContainText('You’ve already ordered these items.');
  await page.getByRole('main').getByRole('link', { name: 'See your order' }).click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  expect((await books()).orders).toEqual([await confirmation.orderNumber.innerText()]);
});

test('a lost response after the order was created leads to that order @full', async ({
  page,
  prepare,
  books,
  journal,
}) => {
  journal.provokes(/net::ERR_/);
  await interceptOperation(page, 'CheckoutComplete', async (route, attempt) => {
    if (attempt > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await checkout.placeOrder.click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  const { orders, charges } = await books();
  expect(orders).toEqual([await confirmation.orderNumber.innerText()]);
  expect(charges).toHaveLength(1);
});

test('a reload during the bank’s challenge shows it again, and leads to one order @landing', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token, cards.asks);
  const bank = new BankQuestion(page);
  await checkout.placeOrder.click();
  await expect(bank.complete).toBeVisible();
  await page.reload();
  await bank.answer('complete');
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('two tabs that place at once reach the same confirmation, with one order and one charge @full', async ({
  page,
  context,
  prepare,
  books,
}) => {
  const { token } = await prepare({ at: 'Payment' });
  const tabs = [page, await (context as BrowserContext).newPage()];
  const checkouts: CheckoutPage[] = [];
  const bothAsk = signal();
  let asking = 0;
  for (const tab of tabs) {
    await interceptOperation(tab, 'CheckoutComplete', async (route, attempt) => {
      if (attempt === 1 && ++asking === tabs.length) bothAsk.give();
      await bothAsk.given;
      await route.fallback();
    });
    checkouts.push(await openReview(tab, token));
  }
  for (const [index, checkout] of checkouts.entries()) {
    await tabs[index]?.bringToFront();
    await checkout.placeOrder.click();
  }

  const numbers: string[] = [];
  for (const tab of tabs) {
    const confirmation = new ConfirmationPage(tab);
    await expect(confirmation.heading).toBeVisible();
    numbers.push(await confirmation.orderNumber.innerText());
  }
  const { orders, charges } = await books();
  expect(new Set(numbers)).toEqual(new Set(orders));
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('a second tab at the review reaches the confirmation when the first one places @full', async ({
  page,
  context,
  prepare,
}) => {
  const { token } = await prepare({ at: 'Payment' });
  const second = await context.newPage();
  await openReview(second, token);
  const checkout = await openReview(page, token);
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  await expect(new ConfirmationPage(second).heading).toBeVisible();
});

test('a refusal that the buyer can’t fix is shown, with a contact and a way to continue @full', async ({
  page,
  prepare,
  books,
}) => {
  await interceptOperation(page, 'CheckoutComplete', (route, attempt) =>
    attempt === 1 ? refusePlacement(route, 'ORDER_CREATION_FAILED') : route.fallback(),
  );
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert').filter({ hasText: 'An Error Occurred' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /800 555/ })).toBeVisible();
  expect(await books()).toEqual({ orders: [], charges: [] });

  await page.getByRole('button', { name: 'Try again' }).click();
  await checkout.expectStep('Review');
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});

test('a refusal although the order was placed and charged leads to that order @full', async ({
  page,
  prepare,
  books,
}) => {
  await interceptOperation(page, 'CheckoutComplete', async (route) => {
    await route.fetch();
    await refusePlacement(route, 'ORDER_CREATION_FAILED');
  });
  const checkout = await openReview(page, (await prepare({ at: 'Payment' })).token);
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});
