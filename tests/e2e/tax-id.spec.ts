import type { Locator, Page } from '@playwright/test';
import { address, createCheckoutClient, openCheckout } from '../contract/checkout-client.ts';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { readTotal } from './pages/amount.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

/** Probe and the cheapest way to ship to Germany, in minor units, with the VAT of 19 % and without. */
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

/** At the billing step of a German clinic. */
async function atBilling(
  page: Page,
  shopUrl: string,
  email: string,
  shippingAddress: object = germanClinic,
): Promise<CheckoutPage> {
  const client = createCheckoutClient((request) => fetch(request), shopUrl);
  const { id: checkoutId, token } = await openCheckout(client, { 'IQ3-USBC': 1 }, 'DE');
  await client.change('CheckoutEmailUpdate', { checkoutId, email });
  const { checkout: addressed } = await client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress,
  });
  await client.change('CheckoutShippingMethodUpdate', {
    checkoutId,
    shippingMethodId: addressed?.availableShippingMethods[0]?.id,
  });
  await new CheckoutPage(page).openLink(token, 'de/en');
  const checkout = new CheckoutPage(page);
  await checkout.expectStep('Billing address');
  return checkout;
}

/** Gives a number that takes no VAT off; answers what the step says of it. */
async function giveDoubtful(page: Page, checkout: CheckoutPage, number: string): Promise<Locator> {
  await checkout.addTaxId.click();
  await checkout.taxId.fill(number);
  await checkout.continue.click();
  return page.getByRole('alert').filter({ hasText: `The number ${number} is not confirmed` });
}

/** Back from the doubt to the number, as it was given. */
async function changeDoubtful(page: Page, checkout: CheckoutPage, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the number' }).click();
  await expect(checkout.taxId).toBeFocused();
  await expect(checkout.taxId).toHaveValue(number);
}

async function payAndReview(checkout: CheckoutPage): Promise<void> {
  await checkout.expectStep('Payment');
  await checkout.card.enter(cards.good);
  await checkout.continue.click();
  await checkout.expectStep('Review');
}

test('a business in Germany pays no VAT once the register confirms its number', async ({
  page,
  email,
  books,
  baseURL,
}) => {
  const checkout = await atBilling(page, baseURL ?? '', email);
  await checkout.addTaxId.click();
  await checkout.taxId.fill('DE 123 456 705');
  await checkout.continue.click();
  await expect(checkout.problems).toBeFocused();
  await expect(checkout.problems).toContainText('VAT number: There is a mistake in this number');
  await checkout.taxId.fill('de 123.456-704');
  await checkout.continue.click();
  await payAndReview(checkout);
  await expect(page.getByRole('main')).toContainText('VAT number: DE123456704');
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

test('a buyer with a number is led to the field of the organization, and to none in an own name', async ({
  page,
  email,
  baseURL,
}) => {
  const checkout = await atBilling(page, baseURL ?? '', email, { ...germanClinic, companyName: '' });
  const asked = page.getByRole('status').filter({ hasText: 'The billing address names no organization' });
  const add = page.getByRole('button', { name: 'Add the organization' });
  await checkout.addTaxId.click();
  await expect(asked).toBeHidden();
  await checkout.taxId.fill('DE123456704');
  await expect(asked).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await checkout.isBilledToShipping.uncheck();
  await add.click();
  await expect(checkout.address.organization).toBeFocused();
  await checkout.isBilledToShipping.check();
  await add.click();
  await checkout.expectStep('Shipping address');
  await expect(checkout.address.organization).toBeFocused();
  await page.keyboard.type('Praxis am Tor');
  await checkout.continue.click();
  await checkout.expectStep('Shipping method');
  await page.goBack();
  await checkout.expectStep('Shipping address');
  await expect(page.getByRole('heading', { level: 2, name: 'Shipping address' })).toBeFocused();
  await checkout.continue.click();
  await checkout.expectStep('Shipping method');
  await checkout.continue.click();
  await checkout.expectStep('Billing address');
  await expect(checkout.taxId).toHaveValue('DE123456704');
  await expect(asked).toBeHidden();
  await checkout.continue.click();
  await payAndReview(checkout);
  await expect(checkout.answer('Billing address')).toContainText('Praxis am Tor');
});

test('while the register does not answer VAT is charged, and the buyer decides', async ({
  page,
  email,
  baseURL,
}) => {
  const checkout = await atBilling(page, baseURL ?? '', email);
  const doubt = await giveDoubtful(page, checkout, 'DE123456796');
  await expect(doubt).toContainText('the register of VAT numbers in the EU did not answer');
  await checkout.checkTaxIdAgain.click();
  await expect(checkout.checkTaxIdAgain).not.toHaveAttribute('aria-disabled', 'true');
  await expect(doubt).toBeVisible();
  await changeDoubtful(page, checkout, 'DE123456796');
  await checkout.taxId.fill('DE123456745');
  await checkout.continue.click();
  await expect(page.getByRole('alert')).toContainText('is not in the EU’s register');
  await checkout.continue.click();
  await checkout.expectStep('Payment');
  await checkout.back.click();
  await expect(checkout.step('Billing address')).toBeFocused();
  await checkout.continue.click();
  await payAndReview(checkout);
  expect(await readTotal(page)).toBe(withVat);
});

test('a number of the seller’s country is told from a mistake: VAT is charged, and why', async ({
  page,
  email,
  baseURL,
}) => {
  const checkout = await atBilling(page, baseURL ?? '', email);
  const doubt = await giveDoubtful(page, checkout, 'IE1234567T');
  await expect(doubt).toContainText('a VAT number from that country can’t be used for reverse charge');
  await expect(checkout.checkTaxIdAgain).toBeHidden();
  await changeDoubtful(page, checkout, 'IE1234567T');
  await checkout.continue.click();
  await payAndReview(checkout);
  expect(await readTotal(page)).toBe(withVat);
  await expect(page.getByRole('main')).toContainText('VAT number: IE1234567T');
});
