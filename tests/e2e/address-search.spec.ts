import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { startMain, type StartedProcess } from '../support/started-process.ts';
import { violations } from '../support/axe.ts';
import { interceptOperation, signal } from './api-traffic.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { prepareCheckout } from './prepared-checkout.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { waitForHydration } from './hydration.ts';

/** A separate shop, whose maps service is the stand-in. */
let shop: StartedProcess;
let url: string;
let folder: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'sonde-address-search-'));
  shop = startMain({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    MAPS_KEY: 'a-key-of-the-stand-in',
    MAPS_API_BASE: `${url}/sandbox/maps`,
  });
  await shop.settled;
});

test.afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The other shop's pages are on an expected origin here. */
test.beforeEach(({ journal }) => journal.provokes(/request to another origin: http:\/\/127\.0\.0\.1/));

const streetOf = (page: Page) => page.getByRole('combobox', { name: 'Street address' });
const optionsOf = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option');

async function openAt(page: Page, at: 'Shipping address' | 'Billing address', email: string) {
  const { token } = await prepareCheckout(url, { email, at });
  await makeOwn(page, 'us', token);
  await page.goto(`${url}/us/en/checkout/${token}/`);
  await waitForHydration(page);
  return new CheckoutPage(page);
}

test('an address is selected by keyboard, and the order continues with it @landing', async ({
  page,
  email,
}) => {
  const checkout = await openAt(page, 'Shipping address', email);
  const { address } = checkout;
  await address.firstName.fill('Anna');
  await address.lastName.fill('Müller');
  await address.phone.fill('415 555 0132');
  const street = streetOf(page);
  await street.pressSequentially('600 mont');
  await expect(optionsOf(page)).toHaveText([
    '600 Montgomery Street San Francisco, CA',
    '600 Montgomery Avenue Albany, NY',
    '600 Montgomery Street, Suite 200 San Francisco, CA',
  ]);
  await expect(page.getByRole('status').filter({ hasText: '3 addresses suggested' })).toHaveCount(1);
  await expect(street).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page)).toEqual([]);

  await street.press('ArrowDown');
  await street.press('ArrowUp');
  await expect(optionsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(street).toHaveAttribute('aria-activedescendant', /-2$/);
  await street.press('Enter');
  await expect(address.city).toHaveValue('San Francisco');
  await expect(street).toHaveValue('600 Montgomery Street');
  await expect(street).toBeFocused();
  await expect(address.suite).toHaveValue('Suite 200');
  await expect(address.state).toHaveValue('CA');
  await expect(address.postalCode).toHaveValue('94111');
  await expect(address.firstName).toHaveValue('Anna');
  await walkTo(checkout, 'Shipping method');
});

test('Escape closes the suggestions, and Enter without a selection continues as usual @landing', async ({
  page,
  email,
}) => {
  const checkout = await openAt(page, 'Shipping address', email);
  const street = streetOf(page);
  await street.pressSequentially('600 mont');
  await expect(optionsOf(page)).toHaveCount(3);
  await street.press('Escape');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(street).toHaveValue('600 mont');
  await street.press('Enter');
  await expect(checkout.problems).toBeVisible();
});

test('a failing service does not prevent typing @full', async ({ page, email }) => {
  const { address } = await openAt(page, 'Shipping address', email);
  const asked = page.waitForRequest(/\/graphql\//);
  await streetOf(page).fill('wrong street 5');
  await asked;
  await address.city.fill('San Francisco');
  await expect(streetOf(page)).toHaveValue('wrong street 5');
  await expect(optionsOf(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a suggestion without an address fills the street @full', async ({ page, email }) => {
  const { address } = await openAt(page, 'Shipping address', email);
  await address.city.fill('Oakland');
  await streetOf(page).pressSequentially('1 vanished');
  await optionsOf(page).first().click();
  await expect(streetOf(page)).toHaveValue('1 Vanished Street');
  await expect(address.city).toHaveValue('Oakland');
});

test('another country suggests its own addresses and fills its own fields @full', async ({ page, email }) => {
  const { address, isBilledToShipping } = await openAt(page, 'Billing address', email);
  await isBilledToShipping.uncheck();
  await address.country.selectOption({ label: 'Singapore' });
  const street = streetOf(page);
  await street.pressSequentially('600 mont');
  await street.fill('391 orch');
  await optionsOf(page).getByText('391 Orchard Road').click();
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveValue('238872');
  await expect(street).toHaveValue('391 Orchard Road');
  await expect(address.city).toHaveCount(0);
});

test('an address chosen before its country’s fields have loaded fills them once they have @full', async ({
  page,
  email,
}) => {
  const { address, isBilledToShipping } = await openAt(page, 'Billing address', email);
  const isChosen = signal();
  await interceptOperation(page, 'CountryAddressValidation', async (route) => {
    await isChosen.given;
    await route.fallback();
  });
  await isBilledToShipping.uncheck();
  await expect(streetOf(page)).toBeVisible();
  await address.country.selectOption({ label: 'Singapore' });
  await streetOf(page).fill('391 orch');
  const found = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('query SuggestedAddress('),
  );
  await optionsOf(page).getByText('391 Orchard Road').click();
  await found;
  isChosen.give();
  await expect(streetOf(page)).toHaveValue('391 Orchard Road');
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveValue('238872');
});

test('suggestions in Arabic are below the field, from right to left @full', async ({ page, email }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { token } = await prepareCheckout(url, { email, at: 'Shipping address', country: 'AE' });
  await makeOwn(page, 'ae', token);
  await page.goto(`${url}/ae/ar/checkout/${token}/`);
  const street = page.locator('[name="streetAddress1"]');
  await expect(street).toHaveRole('combobox');
  await street.pressSequentially('شارع الر');
  const option = page.getByRole('listbox').getByRole('option');
  await expect(option).toHaveText('شارع الرشيد 12 دبي, DU');
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await option.click();
  await expect(page.locator('[name="countryArea"]')).toHaveValue('DU');
});

test('a shop without a maps service suggests nothing and loads nothing for it @full', async ({
  page,
  prepare,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping address' })).token);
  await checkout.address.street.pressSequentially('600 mont');
  await checkout.address.city.fill('San Francisco');
  await expect(streetOf(page)).toHaveCount(0);
  expect(loaded.filter((address) => address.includes('searched-street'))).toEqual([]);
});
