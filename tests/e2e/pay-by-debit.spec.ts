import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { type BuyerAbroad, enterCard, fillCartAbroad } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { letBankAnswer } from './shop-database.ts';

test.use({ viewport: { width: 375, height: 812 } });

const accounts = {
  slow: 'AT321904300235473204',
  /** After three minutes. */
  fails: 'AT051904300235473205',
  unknown: 'DE12500105170648489890',
} as const;

/** From the product to the payment step, in German, with the debit chosen. */
async function chooseDebit(page: Page, email: string): Promise<CheckoutPage> {
  const buyer: BuyerAbroad = {
    shop: 'de/de',
    catalogue: 'de',
    email,
    typed: { 'address-line1': 'Torstraße 1', 'postal-code': '10119', 'address-level2': 'Berlin' },
  };
  const field = (name: string) => page.locator(`[autocomplete~="${name}"]`).first();
  await fillCartAbroad(page, buyer, 'iq-plus/basic');
  await page.getByRole('button', { name: textIn('de', 'Checkout'), exact: true }).click();
  const checkout = new CheckoutPage(page, 'de');
  await checkout.passStepsTo('Payment', {
    Contact: () => field('email').fill(email),
    'Shipping address': async () => {
      await field('given-name').fill('Noël');
      await field('family-name').fill('Ó Briain');
      for (const [name, text] of Object.entries(buyer.typed)) await field(name).fill(text);
    },
  });
  await page
    .getByRole('main')
    .locator('label')
    .filter({ hasText: textIn('de', 'SEPA Direct Debit') })
    .click();
  await expect(checkout.iban).toBeVisible();
  return checkout;
}

test('a debit is authorized, ordered at once, and pending until the bank answers', async ({
  page,
  email,
  books,
}) => {
  const checkout = await chooseDebit(page, email);
  await checkout.iban.fill(accounts.slow);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await expect(page.getByRole('main')).toContainText('3204');
  const place = page.getByRole('button', {
    name: textIn('de', 'Order with obligation to pay'),
    exact: true,
  });
  await place.click();
  await expect(page.locator('input[name="PAYMENT_AUTHORIZATION"]')).toHaveAttribute('aria-invalid', 'true');
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await place.click();
  await expect(
    page.getByRole('heading', { level: 1, name: textIn('de', 'Thank you'), exact: true }),
  ).toBeVisible();
  await expect(page.locator('[data-order-number]')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('3204');
  await expect(page.getByRole('main')).not.toContainText(textIn('de', 'Paid'));
  const { charges } = await books();
  expect(charges).toEqual([]);
});

test('a debit that the bank returns is paid by card from the page of the order, once @full', async ({
  page,
  email,
  books,
  database,
}) => {
  const checkout = await chooseDebit(page, email);
  await checkout.iban.fill(accounts.fails);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: textIn('de', 'Order with obligation to pay'), exact: true }).click();
  await expect(page.locator('[data-order-number]')).toBeVisible();
  await letBankAnswer(database, email);
  const payLink = page.getByRole('main').locator('a[href*="/order-payment/"]');
  await expect
    .poll(async () => {
      await page.reload();
      return payLink.count();
    })
    .toBe(1);
  expect((await books()).charges).toEqual([]);
  await payLink.click();
  const flow = page.locator('[data-flow="order-payment"]');
  await expect(flow).toHaveAttribute('data-state', /^open$/);
  await expect(page.getByRole('main')).toContainText(/Bestellung \d+/);
  expect(await violations(page)).toEqual([]);
  await enterCard(page, 'de', cards.good);
  await flow.locator('button[type="submit"]').click();
  await expect(flow).toHaveAttribute('data-state', /^paid$/);
  await page.reload();
  await expect(flow.locator('form')).toHaveCount(0);
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('an IBAN that is missing, incomplete or unknown is told at its field @full', async ({
  page,
  email,
  journal,
}) => {
  journal.provokes(/status of 402/);
  const checkout = await chooseDebit(page, email);
  const frame = page.locator('#account-iban');
  for (const typed of ['', 'DE89', accounts.unknown]) {
    await checkout.iban.fill(typed);
    await checkout.continue.click();
    await expect(frame).toHaveAttribute('data-invalid', 'true');
    await checkout.iban.fill('AT');
    await expect(frame).not.toHaveAttribute('data-invalid', 'true');
  }
});

/** From the payment step to the provider's window for a bank account. */
async function placeByAch(page: Page, token: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await checkout.passStepsTo('Review', {
    Payment: () => page.getByRole('main').locator('label').filter({ hasText: 'US bank account' }).click(),
  });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
}

const accountWindow = (page: Page) => page.frameLocator('dialog iframe');

test('an account is chosen in the provider’s window, or confirmed later by small deposits @full', async ({
  page,
  prepare,
  books,
}) => {
  await placeByAch(page, (await prepare({ at: 'Payment' })).token);
  await accountWindow(page).getByRole('button', { name: 'Verify with small deposits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await page.getByRole('link', { name: 'Confirm the deposit' }).click();
  await page.getByLabel('Code or amounts').fill('SM11AA');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status')).toContainText('Your account is confirmed');
  await page.goBack();
  await page.goBack();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('main').textContent();
    })
    .toContain('Payment received.');
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('closing that window orders nothing, and the buyer chooses again @full', async ({
  page,
  prepare,
  books,
}) => {
  await placeByAch(page, (await prepare({ at: 'Payment' })).token);
  await accountWindow(page).getByRole('button', { name: 'Close' }).click();
  const checkout = new CheckoutPage(page);
  await checkout.expectStep('Payment');
  await expect(checkout.problems).toContainText('The payment wasn’t completed.');
  expect(await books()).toEqual({ orders: [], charges: [] });
});
