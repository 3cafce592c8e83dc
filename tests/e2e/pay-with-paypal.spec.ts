import type { Page } from '@playwright/test';
import { cards } from './cards.ts';
import { fillCartAbroad } from './buyer-abroad.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { BankPage } from './pages/bank-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';

/** Chooses a method by its name; the whole row is its label. */
const choose = (page: Page, name: string) =>
  page.getByRole('main').locator('label').filter({ hasText: name }).click();

/** From the payment step to the page on which the buyer approves the payment. */
async function leaveForPaypal(page: Page, checkout: CheckoutPage): Promise<void> {
  await checkout.passStepsTo('Review', { Payment: () => choose(page, 'PayPal') });
  await expect(checkout.answer('Payment')).toHaveText('PayPal');
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await new BankPage(page).expectOpen('PayPal');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a buyer in France pays from a PayPal account, and the order is confirmed', async ({
    page,
    email,
    books,
  }) => {
    const catalogue = 'fr';
    const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
    const button = (message: string) =>
      page.getByRole('button', { name: textIn(catalogue, message), exact: true });
    await fillCartAbroad(page, { shop: 'fr/fr', catalogue, typed: {}, email }, 'iq-plus/basic');
    await button('Checkout').click();
    await new CheckoutPage(page, catalogue).passStepsTo('Review', {
      Contact: () => field('email').fill(email),
      'Shipping address': async () => {
        await field('given-name').fill('Noël');
        await field('family-name').fill('Ó Briain');
        await field('address-line1').fill('1 rue de Rivoli');
        await field('postal-code').fill('75001');
        await field('address-level2').fill('Paris');
      },
      Payment: async () => {
        await choose(page, 'PayPal');
        await expect(page.getByRole('radio', { name: 'PayPal', exact: true })).toBeChecked();
        await expect(page.locator('#card-number')).toHaveCount(0);
      },
    });
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await button('Order with obligation to pay').click();
    const bank = new BankPage(page);
    await bank.expectOpen('PayPal');
    await bank.press('Pay now');
    await expect(
      page.getByRole('heading', { level: 1, name: textIn(catalogue, 'Thank you'), exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('PayPal');
    const { orders, charges } = await books();
    expect([orders.length, charges.length]).toEqual([1, 1]);
  });
});

test('a payment that PayPal reviews places the order, which is paid once the review ends @full', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForPaypal(page, checkout);
  const paypal = page.url();
  await new BankPage(page).press('Pay, and have the payment reviewed');

  await expect(new ConfirmationPage(page).heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText('PayPal is reviewing the payment');
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 0]);
  const confirmation = page.url();
  await page.goto('/us/en/cart/');
  await expect(page.getByRole('main')).toContainText('Your cart is empty');

  await page.goto(paypal);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(async () => {
    await page.goto(confirmation);
    await expect(page.getByRole('main')).toContainText('Payment received.', { timeout: 1000 });
  }).toPass();
});

test('money that PayPal refuses charges nothing, keeps the method, and a card pays instead @full', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForPaypal(page, checkout);
  await new BankPage(page).press('Pay with a card that is declined');

  await checkout.expectStep('Payment');
  await expect(checkout.problems).toContainText('The payment wasn’t completed. You haven’t been charged.');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  expect(await books()).toEqual({ orders: [], charges: [] });
  await choose(page, 'Card');
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).payment).toContainText('4242');
  expect((await books()).charges).toHaveLength(1);
});

for (const way of ['Cancel', 'Back'] as const)
  test(`a buyer who comes back without paying (${way}) may choose again @full`, async ({
    page,
    prepare,
    books,
  }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Payment' })).token);
    await leaveForPaypal(page, checkout);
    if (way === 'Cancel') await new BankPage(page).press('Cancel and return');
    else await page.goBack();

    await checkout.expectStep('Payment');
    await expect(checkout.problems).toContainText('The payment wasn’t completed. If you’ve paid after all,');
    expect(await books()).toEqual({ orders: [], charges: [] });
    await leaveForPaypal(page, checkout);
    await new BankPage(page).press('Pay now');
    await expect(new ConfirmationPage(page).heading).toBeVisible();
    const { orders, charges } = await books();
    expect([orders.length, charges.length]).toEqual([1, 1]);
  });

test('in another browser, the way back says that the order is placed, and the first one shows it @full', async ({
  page,
  prepare,
  books,
  browser,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForPaypal(page, checkout);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await new BankPage(elsewhere).press('Pay now');
  await expect(elsewhere).toHaveURL(/\/checkout\/payment\//);
  // The order is placed once PayPal has told the shop, which may be after the page has opened.
  await expect(elsewhere.getByRole('heading', { name: 'This order has already been placed' })).toBeVisible();
  await elsewhere.context().close();

  await page.goBack();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});

test('in a new tab, the way back shows the order @full', async ({ page, prepare, books, context }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForPaypal(page, checkout);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await new BankPage(tab).press('Pay now');
  await expect(new ConfirmationPage(tab).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});
