import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { clinic } from './buyers.ts';
import { BankQuestion } from './pages/bank-question.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { CardFields } from './pages/card-fields.ts';
import { signInFrom } from './sign-in.ts';

const section = (page: Page) => page.locator('[data-flow="saved-methods"]');
const rowOf = (page: Page, lastDigits: string) => page.getByRole('listitem').filter({ hasText: lastDigits });

async function openAccount(page: Page, email: string, shop = '/us/en/') {
  await page.goto(`${shop}my-account/`);
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
}

test('a person saves a card that needs their bank’s confirmation, edits it, and removes it with a second press @landing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const provider: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/card/')) provider.push(request.url());
  });
  await openAccount(page, 'vet@practice.example');
  await expect(rowOf(page, '0005')).toContainText('American Express ending in 0005');
  expect(provider).toEqual([]);

  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.getByRole('heading', { name: 'Add a card' })).toBeFocused();
  await new CardFields(page).enter(cards.asks);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(section(page)).toContainText('Authorize later payments to save the card');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: /I authorize Sonde/ }).check();
  await page.getByRole('button', { name: 'Save card' }).click();
  const bank = new BankQuestion(page);
  await bank.answer('fail');
  await expect(section(page).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Save card' }).click();
  await bank.answer('complete');
  await expect(section(page).getByRole('status').filter({ hasText: 'Saved.' })).toBeFocused();
  await expect(rowOf(page, '3220')).toContainText('Visa ending in 3220, expires 12/34');
  await rowOf(page, '3220').getByRole('button', { name: 'Make primary' }).click();
  await expect(rowOf(page, '3220')).toContainText('Primary');
  await expect(rowOf(page, '0005')).not.toContainText('Primary');
  await rowOf(page, '0005').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(rowOf(page, '0005')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await rowOf(page, '3220').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Name on card').fill('Vera Hartmann');
  await page.getByLabel('Expiration year').selectOption('2035');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(rowOf(page, '3220')).toContainText('expires 12/35');
  await expect(rowOf(page, '3220')).toContainText('Vera Hartmann');

  // It is the payment method for the plan's renewals.
  await expect(rowOf(page, '3220')).toContainText('Pays your organization’s renewals');
  await rowOf(page, '3220').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(rowOf(page, '3220').getByRole('alert')).toContainText('Your membership renews with this');
  await expect(rowOf(page, '3220').getByRole('alert')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove card' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a card' }).click();
  await new CardFields(page).enter(cards.good);
  await page.getByRole('checkbox', { name: /I authorize Sonde/ }).check();
  await page.getByRole('button', { name: 'Save card' }).click();
  await rowOf(page, '4242').getByRole('button', { name: 'Make primary' }).click();
  await expect(rowOf(page, '4242')).toContainText('Primary');
  await expect(rowOf(page, '3220')).not.toContainText('Primary');
  await expect(rowOf(page, '3220')).not.toContainText('Pays your organization’s renewals');
  await rowOf(page, '3220').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(rowOf(page, '3220').getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: 'Keep card' }).press('Enter');
  await expect(rowOf(page, '3220').getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(rowOf(page, '3220')).toHaveCount(0);
  await expect(section(page).getByRole('status').filter({ hasText: 'Removed.' })).toBeFocused();
  await page.reload();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
});

test('a person without an organization sees their card, and adds another one that is charged first @full', async ({
  page,
}) => {
  await openAccount(page, 'distributor@trade.example');
  await expect(rowOf(page, '4242')).toContainText('Primary');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await new CardFields(page).enter(cards.asks);
  await page.getByRole('checkbox', { name: /I authorize Sonde/ }).check();
  await page.getByRole('button', { name: 'Save card' }).click();
  await new BankQuestion(page).answer('complete');
  await rowOf(page, '3220').getByRole('button', { name: 'Make primary' }).click();
  await expect(rowOf(page, '3220')).toContainText('Primary');
  await expect(rowOf(page, '4242')).not.toContainText('Primary');
  await expect(section(page)).not.toContainText('Pays your organization’s renewals');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(section(page).getByRole('listitem')).toHaveCount(2);
});

test('a declined card is explained at its field, on a German phone @full', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openAccount(page, 'admin@klinik.example', '/de/de/');
  await section(page).locator('button').last().click();
  await enterCard(page, 'de', cards.declined);
  await section(page).getByRole('checkbox').check();
  await section(page).locator('button[type="submit"]').click();
  await expect(page.locator('#card-number-error')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('a buyer pays with a saved card, and the next time goes from the cart to the review in one step @landing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql/'))
      asked.push((request.postDataJSON() as { operationName: unknown }).operationName);
  });
  const checkout = new CheckoutPage(page);
  const fillCart = async () => {
    await page.goto('/us/en/product/cable-usb-c/');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await new CartPage(page).checkout.click();
  };
  const reviewed = page.getByRole('main').getByText(/Visa ending in 4242/);
  await openAccount(page, 'three-year@practice.example');
  await expect(rowOf(page, '4242')).toBeVisible();

  await fillCart();
  await walkTo(checkout, 'Payment', { email: 'three-year@practice.example', address: clinic });
  await page.getByText('Another card', { exact: true }).click();
  await new CardFields(page).waitUntilReady();
  await page.getByText(/^Visa ending in 4242/).click();
  await expect(new CardFields(page).block).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await expect(reviewed).toBeVisible();
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).payment).toContainText('4242');

  await fillCart();
  await checkout.expectStep('Review');
  await expect(reviewed).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: /I authorize Sonde to charge my saved payment method/ }),
  ).toBeVisible();
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).payment).toContainText('4242');
  // The response to "Add to cart" is sufficient.
  expect(asked).not.toContain('CheckoutSavedPaymentMethods');

  await fillCart();
  await checkout.expectStep('Review');
  await checkout.change('Payment').click();
  await page.getByText('Another card', { exact: true }).click();
  await new CardFields(page).enter(cards.amex);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await expect(page.getByRole('main')).toContainText('0005');
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).payment).toContainText('0005');
});
