import type { Page } from '@playwright/test';
import { cards } from './cards.ts';
import { berlin } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { askForQuote } from './requested-quote.ts';
import { typeDigits } from '../support/type-digits.ts';

const account = 'AT321904300235473204';
const atPayment = { at: 'Payment', requested: { 'CBL-USBC': 1 } } as const;
const atGermanPayment = { ...atPayment, country: 'DE', address: berlin } as const;

const choose = (page: Page, method: string) =>
  page.getByRole('main').locator('label').filter({ hasText: method }).click();

test('whoever uses another card is at its first field @landing', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare(atPayment)).token);
  await checkout.payByCard(cards.good);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await checkout.change('Payment').click();
  await checkout.useAnotherCard.press('Enter');
  await expect(checkout.card.number).toBeFocused();
  await expect(checkout.card.block).not.toContainText('Enter it again');
});

test('whoever uses another account is at its first field, and keeps the account holder while another method is chosen @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare(atGermanPayment)).token, 'de/en');
  await choose(page, 'SEPA Direct Debit');
  await checkout.accountHolder.fill('Grace Hopper');
  await choose(page, 'Quote');
  await checkout.quoteOrganization.fill('Charité Nord');
  await choose(page, 'SEPA Direct Debit');
  await expect(checkout.accountHolder).toHaveValue('Grace Hopper');
  await choose(page, 'Quote');
  await expect(checkout.quoteOrganization).toHaveValue('Charité Nord');
  await choose(page, 'SEPA Direct Debit');
  await checkout.iban.fill(account);
  await checkout.continue.click();
  await checkout.expectStep('Review');
  await checkout.change('Payment').click();
  await checkout.useAnotherAccount.press('Enter');
  await expect(checkout.accountHolder).toBeFocused();
});

test('whoever returns to the card is told to enter it again @landing', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare(atPayment)).token);
  await checkout.card.waitUntilReady();
  await expect(checkout.card.block).not.toContainText('Enter it again');
  await typeDigits(checkout.card.number, '4242');
  await expect(checkout.card.block).not.toContainText('Enter it again');
  await choose(page, 'US bank account');
  await choose(page, 'Card');
  await expect(checkout.card.block).toContainText('Enter it again');
});

const flow = (page: Page) => page.locator('[data-flow="order-payment"]');

test('a link that is paid by debit names all that is missing at once, keeps it after a reload, and says how it goes on @landing', async ({
  page,
  prepare,
  baseURL,
  journal,
}) => {
  journal.provokes(/status of 40\d/);
  const { token } = await prepare(atGermanPayment);
  await page.goto(await askForQuote(baseURL ?? '', 'de/en', token));
  await expect(flow(page)).toHaveAttribute('data-state', /^open$/);
  await choose(page, 'SEPA Direct Debit');
  const iban = page.frameLocator('#account-iban iframe').getByRole('textbox');
  await expect(iban).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay / });
  await pay.click();
  const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(problems.getByRole('link')).toHaveText([
    'Enter the account holder’s name',
    'Enter your email address',
    'Enter your IBAN',
    'Authorise the debit from your account',
  ]);
  await expect(problems).toBeFocused();
  const consent = page.getByRole('main').getByRole('checkbox');
  await consent.check();
  await page.locator('#mandate-holder').fill('Grace Hopper');
  await page.locator('#mandate-email').fill('grace@bank.example');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'SEPA Direct Debit' })).toBeChecked();
  await expect(page.locator('#mandate-holder')).toHaveValue('Grace Hopper');
  await expect(consent).not.toBeChecked();

  await iban.fill('AT321904300235473240');
  await iban.press('Enter');
  await expect(problems.getByRole('link')).toHaveText([
    /swapped digit/,
    'Authorise the debit from your account',
  ]);
  await expect(problems).toBeFocused();
  await iban.fill(account);
  await consent.check();
  await pay.press('Enter');
  await expect(flow(page)).toHaveAttribute('data-state', /^pending/);
  await expect(page.getByRole('heading', { name: 'A payment is in progress' })).toBeFocused();
});
