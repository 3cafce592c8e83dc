import type { Page } from '@playwright/test';
import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';

// The person who pays a quote by debit names themselves: the page of a link knows no one.

const flow = (page: Page) => page.locator('[data-flow="order-payment"]');
const inState = (page: Page, state: RegExp) => expect(flow(page)).toHaveAttribute('data-state', state);

const toronto = {
  firstName: 'Noël',
  lastName: 'Byron',
  street: '200 Bay Street',
  city: 'Toronto',
  state: 'Ontario',
  stateCode: 'ON',
  postalCode: 'M5J 2J1',
  phone: '+1 416 555 0142',
};

const berlin = {
  firstName: 'Noël',
  lastName: 'Byron',
  street: 'Torstraße 1',
  city: 'Berlin',
  state: '',
  stateCode: '',
  postalCode: '10119',
  phone: '+49 30 901820',
};

const slowAccount = 'AT321904300235473204';

const linkAccount = (page: Page) =>
  page.frameLocator('dialog iframe').getByRole('button', { name: 'Link account' }).click();

const debits = [
  {
    method: 'SEPA Direct Debit',
    preparation: { country: 'DE', address: berlin, wanted: { 'CBL-USBC': 1 } },
    language: 'de/en',
    before: (page: Page) => page.frameLocator('#account-iban iframe').getByRole('textbox').fill(slowAccount),
    after: async () => undefined,
  },
  {
    method: 'US bank account',
    preparation: { wanted: { 'CBL-USBC': 1 } },
    language: 'us/en',
    before: async () => undefined,
    after: linkAccount,
  },
  {
    method: 'Canadian bank account',
    preparation: { country: 'CA', address: toronto, wanted: { 'CBL-USBC': 1 } },
    language: 'ca/en',
    before: async () => undefined,
    after: linkAccount,
  },
] as const;

for (const { method, preparation, language, before, after } of debits)
  test(`a quote is paid by ${method} by whoever names the account’s owner and authorizes the debit @full`, async ({
    page,
    prepare,
    baseURL,
  }) => {
    const { token } = await prepare({ at: 'Payment', ...preparation });
    const client = createCheckoutClient((request) => fetch(request), baseURL ?? '');
    const checkoutId = globalId('Checkout', token);
    const quoteData = { equoteOrganizationName: 'Charité Nord' };
    await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    const placed = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
    await page.goto(`/${language}/order-payment/${placed.orderToken ?? ''}/`);
    await inState(page, /^open$/);
    await page.getByRole('main').locator('label').filter({ hasText: method }).click();
    await before(page);
    await page.getByRole('button', { name: /^Pay / }).click();
    for (const field of ['holder', 'email', 'isAuthorized'])
      await expect(page.locator(`#mandate-${field}`)).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Account holder').fill('Grace Hopper');
    await page.getByLabel('Email address').fill('grace@bank.example');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await after(page);
    await inState(page, /^(pending|paid)/);
    await expect(flow(page).locator('form')).toHaveCount(0);
  });
