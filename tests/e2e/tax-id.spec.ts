import type { Locator, Page } from '@playwright/test';
import { address, createCheckoutClient, openCheckout } from '../contract/checkout-client.ts';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';

/** A probe and the cheapest shipping to Germany, in minor units, with 19 % VAT and without. */
const withVat = 399900 + 1500;
const withoutVat = Math.round(399900 / 1.19) + Math.round(1500 / 1.19);
const reverseCharge = 'Reverse charge: the buyer accounts for VAT.';

const germanClinic = {
  ...address,
  streetAddress1: 'Invalidenstraße 44',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  countryArea: '',
  phone: '',
};

/** Opens the contact step of a German clinic with complete addresses. */
async function atContact(page: Page, shopUrl: string, email: string): Promise<CheckoutPage> {
  const client = createCheckoutClient((request) => fetch(request), shopUrl);
  const { id: checkoutId, token } = await openCheckout(client, { 'IQ3-USBC': 1 }, 'DE');
  await client.change('CheckoutEmailUpdate', { checkoutId, email });
  const { checkout: addressed } = await client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: germanClinic,
  });
  await client.change('CheckoutShippingMethodUpdate', {
    checkoutId,
    shippingMethodId: addressed?.availableShippingMethods[0]?.id,
  });
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token, 'de/en');
  await checkout.expectStep('Billing address');
  await page.goto('/de/en/checkout/?step=contact');
  await checkout.expectStep('Contact');
  return checkout;
}

/** Selects purchase for an organization and enters its number. */
async function give(checkout: CheckoutPage, number: string): Promise<void> {
  await checkout.isForOrganization.check();
  await checkout.organizationName.fill('Analytical Clinic');
  await checkout.taxId.fill(number);
  await checkout.continue.click();
}

/** The step's notice about a number that doesn't remove VAT. */
const doubtOf = (page: Page, number: string): Locator =>
  page.getByRole('alert').filter({ hasText: `We couldn’t confirm the number ${number}` });

/** From that notice back to the number, which is unchanged. */
async function changeDoubtful(page: Page, checkout: CheckoutPage, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the number' }).click();
  await expect(checkout.taxId).toBeFocused();
  await expect(checkout.taxId).toHaveValue(number);
}

async function payAndReview(checkout: CheckoutPage): Promise<void> {
  await checkout.expectStep('Shipping method');
  await walkTo(checkout, 'Review', { card: cards.good });
}

test('a business in Germany pays no VAT once the register confirms its number @full', async ({
  page,
  email,
  books,
  baseURL,
}) => {
  const checkout = await atContact(page, baseURL ?? '', email);
  await give(checkout, 'DE 123 456 705');
  await expect(checkout.problems).toBeFocused();
  await expect(checkout.problems).toContainText('VAT number: This number isn’t valid');
  await checkout.taxId.fill('de 123.456-704');
  await walkTo(checkout, 'Shipping method');
  await expect(checkout.summary).toContainText(reverseCharge);
  await expect(page.getByRole('radiogroup')).toContainText('€12.61');
  await walkTo(checkout, 'Review', { card: cards.good });
  await expect(checkout.answer('Contact')).toContainText('VAT number: DE123456704');
  await expect(page.getByRole('main')).toContainText(reverseCharge);
  expect(await readTotal(page)).toBe(withoutVat);
  for (const box of await checkout.acknowledgements.all()) await box.check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reverseCharge);
  await expect(page.getByRole('main')).toContainText('DE123456704');
  expect(await readTotal(page)).toBe(withoutVat);
  const order = await page.locator('[data-order-number]').innerText();
  expect(await books()).toEqual({ orders: [order], charges: [withoutVat] });
});

test('the number can be looked up in the register of the EU or of the United Kingdom @full', async ({
  page,
  prepare,
}) => {
  for (const [country, register] of [
    ['DE', 'https://ec.europa.eu/taxation_customs/vies/'],
    ['GB', 'https://www.gov.uk/check-uk-vat-number'],
    ['CH', null],
  ] as const) {
    const { token } = await prepare({ at: 'Contact', country });
    const checkout = new CheckoutPage(page);
    await checkout.openLink(token, `${country.toLowerCase()}/en`);
    await checkout.isForOrganization.check();
    await expect(checkout.taxId).toBeVisible();
    const links = page.locator(
      '[data-flow="checkout"] a[href*="vies"], [data-flow="checkout"] a[href*="gov.uk"]',
    );
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
      register === null ? [] : [register],
    );
  }
});

test('a person who first bought for an organization pays VAT, and no document names it @full', async ({
  page,
  email,
  baseURL,
}) => {
  const checkout = await atContact(page, baseURL ?? '', email);
  await give(checkout, 'DE123456704');
  await checkout.expectStep('Shipping method');
  await checkout.back.click();
  await expect(checkout.address.organization).toHaveValue('Analytical Clinic');
  await checkout.isForOrganization.uncheck();
  await expect(checkout.taxId).toBeHidden();
  await checkout.isForOrganization.check();
  await expect(checkout.taxId).toHaveValue('DE123456704');
  expect(await violations(page)).toEqual([]);
  await checkout.isForOrganization.uncheck();
  await checkout.continue.click();
  await payAndReview(checkout);
  expect(await readTotal(page)).toBe(withVat);
  await expect(page.getByRole('main')).not.toContainText('Analytical Clinic');
  await expect(page.getByRole('main')).not.toContainText('DE123456704');
});

test('while the register is unavailable, VAT is charged, and the buyer decides @landing', async ({
  page,
  email,
  baseURL,
}) => {
  const checkout = await atContact(page, baseURL ?? '', email);
  await give(checkout, 'DE123456796');
  const doubt = doubtOf(page, 'DE123456796');
  await expect(doubt).toContainText('the EU VAT register didn’t respond');
  await checkout.checkTaxIdAgain.click();
  await expect(checkout.checkTaxIdAgain).not.toHaveAttribute('aria-disabled', 'true');
  await expect(doubt).toBeVisible();
  await changeDoubtful(page, checkout, 'DE123456796');
  await checkout.taxId.fill('DE123456745');
  await checkout.continue.click();
  await expect(page.getByRole('alert')).toContainText('isn’t in the EU register');
  await walkTo(checkout, 'Shipping method');
  await checkout.back.click();
  await expect(checkout.step('Shipping address')).toBeFocused();
  await checkout.continue.click();
  await payAndReview(checkout);
  expect(await readTotal(page)).toBe(withVat);
});
