import type { Page } from '@playwright/test';
import { type BuyerAbroad, fillCartAbroad } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { BankPage } from './pages/bank-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { fullUnless } from '../support/short-runs.ts';

/** Chooses a method by its name; the whole row is its label. */
const choose = (page: Page, name: string) =>
  page.getByRole('main').locator('label').filter({ hasText: name }).click();

/** From the payment step to the page on which the buyer pays with Klarna. */
async function leaveForKlarna(page: Page, checkout: CheckoutPage): Promise<void> {
  await checkout.passStepsTo('Review', { Payment: () => choose(page, 'Klarna') });
  await expect(checkout.answer('Payment')).toHaveText('Klarna');
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await new BankPage(page).expectOpen('Klarna');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const { method, buyer } of [
    {
      method: 'iDEAL | Wero',
      buyer: {
        shop: 'nl/nl',
        catalogue: 'nl',
        typed: { 'address-line1': 'Damrak 1', 'postal-code': '1012 LG', 'address-level2': 'Amsterdam' },
      },
    },
    {
      method: 'Klarna',
      buyer: {
        shop: 'de/de',
        catalogue: 'de',
        typed: { 'address-line1': 'Torstraße 1', 'postal-code': '10119', 'address-level2': 'Berlin' },
      },
    },
  ])
    test(`${method} is chosen without a card, paid on its own page, and confirmed${fullUnless(method === 'Klarna')}`, async ({
      page,
      email,
      books,
    }) => {
      const abroad: BuyerAbroad = { ...buyer, email };
      const { catalogue } = buyer;
      const field = (name: string) => page.locator(`[autocomplete~="${name}"]`);
      const button = (message: string) =>
        page.getByRole('button', { name: textIn(catalogue, message), exact: true });
      await fillCartAbroad(page, abroad, 'iq-plus/basic');
      await button('Checkout').click();
      await new CheckoutPage(page, catalogue).passStepsTo('Review', {
        Contact: () => field('email').fill(email),
        'Shipping address': async () => {
          await field('given-name').fill('Noël');
          await field('family-name').fill('Ó Briain');
          for (const [name, text] of Object.entries(buyer.typed)) await field(name).fill(text);
        },
        Payment: async () => {
          const radio = page.getByRole('radio', { name: method, exact: true });
          await choose(page, method);
          await expect(radio).toBeChecked();
          await expect(page.locator('#card-number')).toHaveCount(0);
        },
      });
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
      await button('Order with obligation to pay').click();
      const bank = new BankPage(page);
      await bank.expectOpen(method);
      await bank.press('Authorise');
      await expect(
        page.getByRole('heading', { level: 1, name: textIn(catalogue, 'Thank you'), exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText(method);
      const { orders, charges } = await books();
      expect([orders.length, charges.length]).toEqual([1, 1]);
    });
});

test('a payment that fails there charges nothing, keeps the method, and a card pays instead @full', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForKlarna(page, checkout);
  await new BankPage(page).press('Fail');

  await checkout.expectStep('Payment');
  await expect(checkout.problems).toContainText('The payment wasn’t completed. You haven’t been charged.');
  await expect(page.getByRole('radio', { name: 'Klarna' })).toBeChecked();
  expect(await books()).toEqual({ orders: [], charges: [] });
  await choose(page, 'Card');
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).payment).toContainText('4242');
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

for (const way of ['Leave', 'Back'] as const)
  test(`a buyer who comes back without paying (${way}) may choose again @full`, async ({
    page,
    prepare,
    books,
  }) => {
    const checkout = new CheckoutPage(page);
    await checkout.openLink((await prepare({ at: 'Payment' })).token);
    await leaveForKlarna(page, checkout);
    if (way === 'Leave') await new BankPage(page).press('Leave');
    else await page.goBack();

    await checkout.expectStep('Payment');
    await expect(page.getByRole('radiogroup', { name: 'Pay with' })).toHaveAttribute('aria-invalid', 'true');
    await checkout.problems.getByRole('link').click();
    await expect(page.getByRole('radio', { name: 'Klarna' })).toBeFocused();
    await expect(checkout.problems).toContainText('The payment wasn’t completed. If you’ve paid after all,');
    expect(await books()).toEqual({ orders: [], charges: [] });
    await leaveForKlarna(page, checkout);
    await new BankPage(page).press('Authorise');
    await expect(new ConfirmationPage(page).heading).toBeVisible();
    const { orders, charges } = await books();
    expect([orders.length, charges.length]).toEqual([1, 1]);
  });

test('in a new tab, the way back says that the payment is checked, until it is confirmed @full', async ({
  page,
  prepare,
  books,
  context,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForKlarna(page, checkout);
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 375, height: 812 });
  await tab.goto(page.url());
  await new BankPage(tab).press('Leave');
  await expect(tab.getByText('Checking your payment…')).toBeVisible();
  await expect(tab.getByRole('radio')).toHaveCount(0);
  await expect(new CheckoutPage(tab).placeOrder).toHaveCount(0);
  await new BankPage(page).press('Authorise');
  await expect(new ConfirmationPage(tab).heading).toBeVisible();
  const { orders, charges } = await books();
  expect([orders.length, charges.length]).toEqual([1, 1]);
});

test('in a new tab, a payment that failed leads back to the choice, and says so @full', async ({
  page,
  prepare,
  books,
  context,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForKlarna(page, checkout);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await new BankPage(tab).press('Leave');
  await expect(tab.getByText('Checking your payment…')).toBeVisible();
  await new BankPage(page).press('Fail');
  const returned = new CheckoutPage(tab);
  await returned.expectStep('Payment');
  await expect(returned.problems).toContainText('The payment wasn’t completed.');
  expect(await books()).toEqual({ orders: [], charges: [] });
});

test('in another browser, the way back says that the order is placed, and the first one shows it @full', async ({
  page,
  prepare,
  books,
  browser,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForKlarna(page, checkout);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await new BankPage(elsewhere).press('Authorise');
  await expect(elsewhere).toHaveURL(/\/checkout\/payment\//);
  await expect(elsewhere.getByRole('heading', { name: 'This order has already been placed' })).toBeVisible();
  await elsewhere.context().close();

  await page.goBack();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect((await books()).charges).toHaveLength(1);
});

test('in another browser, the way back without paying offers to continue there, and says what happens to money @full', async ({
  page,
  prepare,
  browser,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await leaveForKlarna(page, checkout);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await new BankPage(elsewhere).press('Leave');
  await expect(elsewhere.getByText('You started to pay in another browser.')).toBeVisible();
  const continued = new CheckoutPage(elsewhere);
  await continued.continueHere.click();
  await continued.expectStep('Payment');
  await elsewhere.context().close();
  await page.reload();
  await expect(page.getByText('This payment is closed.')).toBeVisible();
});

test('choosing a method keeps the focus and what was typed on the screen @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.isBilledToShipping.uncheck();
  await checkout.address.city.fill('Oakland');
  await page.getByRole('radio', { name: 'Card', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#card-number')).toHaveCount(0);
  await expect(
    page.getByRole('radio', { name: /^(Quote|US bank account|Affirm|Klarna)/, checked: true }),
  ).toBeFocused();
  await expect(checkout.address.city).toHaveValue('Oakland');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#card-number iframe')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeFocused();
});
