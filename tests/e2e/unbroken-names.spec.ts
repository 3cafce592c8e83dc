import type { Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import { createCheckoutClient, globalId, payWith, place } from '../contract/checkout-client.ts';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { signInFrom } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

/** Email addresses, codes and order numbers: a hyphen at the end of a line would look like a part of them. */

test.use({ viewport: { width: 375, height: 812 } });

interface Found {
  /** How often the page shows the name. */
  readonly count: number;
  /** Each element that may add a hyphen to it. */
  readonly hyphenated: readonly string[];
  /** The greatest number of lines that it takes. */
  readonly lines: number;
}

/** Where the page shows a name, in any text. */
const find = (page: Page, name: string): Promise<Found> =>
  page.evaluate((sought) => {
    const hyphenated: string[] = [];
    let count = 0;
    let lines = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || element.closest('script, noscript') || !text.includes(sought)) continue;
      const range = document.createRange();
      range.setStart(node, text.indexOf(sought));
      range.setEnd(node, text.indexOf(sought) + sought.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      if (tops.length === 0) continue;
      count += 1;
      lines = Math.max(lines, new Set(tops.map(Math.round)).size);
      if (getComputedStyle(element).hyphens === 'auto') hyphenated.push(element.outerHTML);
    }
    return { count, hyphenated, lines };
  }, name);

/** The page shows a code or a number, whole and in one line. */
async function expectWhole(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name).first()).toBeAttached();
  expect([name, await find(page, name)]).toEqual([
    name,
    { count: expect.any(Number), hyphenated: [], lines: 1 },
  ]);
}

/** The page shows an address without hyphens of its own; a long one may take several lines. */
async function expectUnhyphenated(page: Page, address: string): Promise<void> {
  await expect(page.getByText(address).first()).toBeAttached();
  const { count, hyphenated } = await find(page, address);
  expect([address, count > 0, hyphenated]).toEqual([address, true, []]);
}

/** An account at the account service, as a sandbox person has one. */
const giveConfirmedAccount = (sql: Sql, email: string) => sql`
  insert into cloud_sandbox.account (email, name, password_hash, is_email_confirmed, organization_slug)
  select ${email}, 'Ada Byron', password_hash, true, null
  from cloud_sandbox.account where email = 'individual@solo.example'`;

const shops = [
  {
    shop: 'de/de',
    country: 'DE',
    address: { ...clinic, street: 'Invalidenstraße 44', city: 'Berlin', postalCode: '10115', stateCode: '' },
  },
  {
    shop: 'ae/ar',
    country: 'AE',
    address: {
      ...clinic,
      street: 'Al Rashid Street 12',
      city: '',
      postalCode: '',
      stateCode: 'DU',
      phone: '',
    },
  },
] as const;

for (const { shop, country, address } of shops)
  test(`no address, code or order number is hyphenated in cart, confirmation and account of /${shop}/ @landing${fullUnless(shop === 'de/de')}`, async ({
    page,
    prepare,
    database,
    email: person,
    baseURL,
  }) => {
    const client = createCheckoutClient((request) => fetch(request), baseURL ?? '');
    const requested = { 'IQ3-USBC': 1 };
    const cart = await prepare({ at: 'Cart', country, requested });
    await makeOwn(page, country.toLowerCase(), cart.token);
    await page.goto(`/${shop}/cart/`);
    const code = page.locator('[name="voucherCode"]');
    for (const typed of ['WELCOME10', 'PROBE15']) {
      await code.fill(typed);
      await code.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: typed }).first()).toBeVisible();
    }
    await expectWhole(page, 'WELCOME10');
    await expectWhole(page, 'PROBE15');

    const { token } = await prepare({ at: 'Payment', country, email: person, address, requested });
    const checkoutId = globalId('Checkout', token);
    await client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: 'WELCOME10' });
    const { orderToken, orderAccessKey } = await place(
      client,
      await payWith(client, checkoutId, 'pm_card_visa'),
    );
    await page.goto(`/${shop}/confirmation/${orderToken}/?access=${orderAccessKey}`);
    const number = await page.locator('[data-order-number]').innerText();
    await expectWhole(page, number);
    await expectWhole(page, 'WELCOME10');
    await expectUnhyphenated(page, person);

    await giveConfirmedAccount(database, person);
    await page.goto(`/${shop}/my-account/`);
    await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), person);
    await expectWhole(page, number);
    await expectUnhyphenated(page, person);
  });
