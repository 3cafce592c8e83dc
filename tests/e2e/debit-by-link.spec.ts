import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { askForQuote } from './requested-quote.ts';
import { berlin } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';

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

const slowAccount = 'AT321904300235473204';

const linkAccount = (page: Page) =>
  page.frameLocator('dialog iframe').getByRole('button', { name: 'Link account' }).click();

const debits = [
  {
    method: 'SEPA Direct Debit',
    preparation: { country: 'DE', address: berlin, requested: { 'CBL-USBC': 1 } },
    language: 'de/en',
    before: (page: Page) => page.frameLocator('#account-iban iframe').getByRole('textbox').fill(slowAccount),
    after: async () => undefined,
  },
  {
    method: 'US bank account',
    preparation: { requested: { 'CBL-USBC': 1 } },
    language: 'us/en',
    before: async () => undefined,
    after: linkAccount,
  },
  {
    method: 'Canadian bank account',
    preparation: { country: 'CA', address: toronto, requested: { 'CBL-USBC': 1 } },
    language: 'ca/en',
    before: async () => undefined,
    after: linkAccount,
  },
] as const;

/** Names the owner of the account and authorizes the debit. */
async function authorize(page: Page): Promise<void> {
  await page.locator('#mandate-holder').fill('Grace Hopper');
  await page.locator('#mandate-email').fill('grace@bank.example');
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Pay / }).click();
}

for (const { method, preparation, language, before, after } of debits)
  test(`a quote is paid by ${method} by whoever names the account’s owner and authorizes the debit @full`, async ({
    page,
    prepare,
    baseURL,
  }) => {
    const { token } = await prepare({ at: 'Payment', ...preparation });
    await page.goto(await askForQuote(baseURL ?? '', language, token));
    await inState(page, /^open$/);
    await page.getByRole('main').locator('label').filter({ hasText: method }).click();
    await before(page);
    await page.getByRole('button', { name: /^Pay / }).click();
    for (const field of ['holder', 'email', 'isAuthorized'])
      await expect(page.locator(`#mandate-${field}`)).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
    await authorize(page);
    await after(page);
    await inState(page, /^(pending|paid)/);
    await expect(flow(page).locator('form')).toHaveCount(0);
  });

const deposits = [
  { method: 'US bank account', preparation: {}, language: 'us/en', proof: 'SM11AA', what: 'the code' },
  {
    method: 'Canadian bank account',
    preparation: { country: 'CA', address: toronto },
    language: 'ca/en',
    proof: '32, 45',
    what: 'the amounts',
  },
] as const;

for (const { method, preparation, language, proof, what } of deposits)
  test(`whoever pays a quote by ${method} confirms ${what} of small deposits from its page @landing${fullUnless(proof === 'SM11AA')}`, async ({
    page,
    prepare,
    baseURL,
    books,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const { token } = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 }, ...preparation });
    const link = await askForQuote(baseURL ?? '', language, token);
    await page.goto(link);
    await inState(page, /^open$/);
    await page.getByRole('main').locator('label').filter({ hasText: method }).click();
    await authorize(page);
    await page
      .frameLocator('dialog iframe')
      .getByRole('button', { name: 'Verify with small deposits' })
      .click();
    await inState(page, /^pending/);
    const confirm = page.getByRole('link', { name: 'Confirm the deposit' });
    await expect(confirm).toBeVisible();
    await expect(flow(page)).not.toContainText('You don’t need to do anything');
    expect(await violations(page)).toEqual([]);
    await page.goto(link);
    await confirm.click();
    for (const [typed, shown] of [
      ['SM00ZZ', 'alert'],
      [proof, 'status'],
    ] as const) {
      await page.getByLabel('Code or amounts').fill(typed);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole(shown)).toBeVisible();
    }
    await page.goto(link);
    await expect(confirm).toHaveCount(0);
    await expect(async () => {
      await page.reload();
      await inState(page, /^paid$/);
    }).toPass();
    expect((await books()).charges).toHaveLength(1);
  });
