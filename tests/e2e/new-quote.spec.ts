import type { Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { violations } from '../support/axe.ts';
import { berlin, clinic, type PostalAddress } from './buyers.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';
import { operate } from './operate.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

test.use({ viewport: { width: 375, height: 812 } });

const sku = 'CBL-USBC-LONG';
const raisedBy = 700;

interface Place {
  readonly shop: string;
  readonly country: string;
  readonly currency: string;
  readonly catalogue: string;
  readonly timeZone: string;
  readonly address: PostalAddress;
  /** What two cost in the expired quote, and today. */
  readonly prices: readonly [before: string, today: string];
  /** The page of the quote that its buyer opens again. */
  readonly page: 'order-payment' | 'confirmation';
  readonly how: string;
  readonly expire: (number: string, sql: Sql) => Promise<unknown>;
}

const places: readonly Place[] = [
  {
    shop: 'us/en',
    country: 'US',
    currency: 'USD',
    catalogue: 'en',
    timeZone: 'America/New_York',
    address: clinic,
    prices: ['$178.00', '$192.00'],
    page: 'confirmation',
    how: 'that an operator ended',
    expire: (number) => operate('quote', 'expire', number),
  },
  {
    shop: 'de/de',
    country: 'DE',
    currency: 'EUR',
    catalogue: 'de',
    timeZone: 'Europe/Berlin',
    address: { ...berlin, lastName: 'Ó Briain' },
    prices: ['178,00 €', '192,00 €'],
    page: 'order-payment',
    how: 'whose last day is over',
    expire: (number, sql) =>
      sql`update orders set quote_expires_at = now() - interval '1 day' where number = ${number.slice(2)}`,
  },
];

const flow = (page: Page) => page.locator('[data-flow="order-payment"]');
const inState = (page: Page, state: RegExp) => expect(flow(page)).toHaveAttribute('data-state', state);
const field = (page: Page, name: string) => page.locator(`[autocomplete~="${name}"]`);

for (const {
  shop,
  country,
  currency,
  catalogue,
  timeZone,
  address,
  prices,
  page: oldPage,
  how,
  expire,
} of places)
  test(`instead of a quote ${how}, its buyer gets a new one at today’s prices in /${shop}/, and pays it @landing${fullUnless(catalogue === 'de')}`, async ({
    page,
    prepare,
    baseURL,
    email,
    database,
    catalogue: changes,
    books,
  }) => {
    const { token } = await prepare({ at: 'Payment', country, address, requested: { [sku]: 2 } });
    const client = createCheckoutClient((request) => fetch(request), baseURL ?? '');
    const checkoutId = globalId('Checkout', token);
    const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
    await client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
    const { orderToken } = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
    const old = `/${shop}/${oldPage}/${orderToken ?? ''}/`;
    await page.goto(old);
    const main = page.getByRole('main');
    const oldNumber = /Q-\d+/.exec((await main.textContent()) ?? '')?.[0] ?? '';
    await expire(oldNumber, database);
    await changes.raisePrice(sku, raisedBy, currency);

    await page.reload();
    const again = page.getByRole('button', { name: textIn(catalogue, 'Get a new quote'), exact: true });
    await expect(again).toBeVisible();
    await expect(main).toContainText(prices[0]);
    const payLink = main.getByRole('link', { name: textIn(catalogue, 'Pay this quote'), exact: true });
    await expect(payLink).toHaveCount(0);
    await expect(page.locator('#card-number')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await again.click();
    await page.locator('a[href$="/checkout/?pay=quote"]').click();
    const checkout = new CheckoutPage(page, catalogue);
    await checkout.passStepsTo('Review', {
      Contact: async () => {
        await field(page, 'email').fill(email);
        await checkout.organizationName.fill('Analytical Clinic');
      },
      'Shipping address': async () => {
        await field(page, 'given-name').fill(address.firstName);
        await field(page, 'family-name').fill(address.lastName);
        await field(page, 'address-line1').fill(address.street);
        await field(page, 'address-level2').fill(address.city);
        await field(page, 'postal-code').fill(address.postalCode);
        if (address.state !== '') await field(page, 'address-level1').selectOption({ label: address.state });
      },
      Payment: async () => {
        await expect(page.locator('input[value="ELECTRONIC_QUOTE"]')).toBeChecked();
        await checkout.quoteOrganization.fill('Analytical Clinic');
      },
    });
    for (const box of await main.getByRole('checkbox').all()) await box.check();
    await main.locator('button[type="submit"]').last().click();

    const number = page.locator('[data-order-number]');
    await expect(number).toHaveText(/^Q-\d+$/);
    await expect(number).not.toHaveText(oldNumber);
    await expect(main).toContainText(prices[1]);
    const [quoted] = await database<{ end: Date; days: number }[]>`
      select quote_expires_at as end, extract(day from quote_expires_at - now())::int as days from orders
      where number = ${((await number.textContent()) ?? '').slice(2)}`;
    expect(quoted?.days).toBeGreaterThan(28);
    const lastDay = new Intl.DateTimeFormat(catalogue, { dateStyle: 'long', timeZone }).format(
      (quoted?.end.getTime() ?? 0) - 1,
    );
    await expect(main).toContainText(lastDay);
    await payLink.click();
    await inState(page, /^open$/);
    await enterCard(page, catalogue, cards.good);
    await flow(page).locator('button[type="submit"]').click();
    await inState(page, /^paid$/);
    expect((await books()).charges).toHaveLength(1);

    await page.goto(old);
    await expect(again).toBeVisible();
  });
