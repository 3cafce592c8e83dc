import type { Page } from '@playwright/test';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { Keyboard } from './pages/keyboard.ts';
import { ProductPage } from './pages/product-page.ts';

/** The order's total and the charge are the total that the buyer saw. */
async function expectPaidOrder(page: Page, shownTotal: number): Promise<string> {
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.heading).toBeVisible();
  await expect(confirmation.orderNumber).toHaveText(/^\d{6,}$/);
  await expect(totalOf(page)).toHaveAttribute('data-total', String(shownTotal));
  await expect(confirmation.payment).toHaveText(/^Visa .*4242$/i);
  await expect(confirmation.paid).toBeVisible();
  return confirmation.orderNumber.innerText();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  const lines = ['Sonde IQ3', 'Individual membership', '3-year warranty', 'Long USB-C cable'];

  test('a probe, its membership, a warranty and a cable are bought', async ({ page, email, books }) => {
    const product = new ProductPage(page);
    const cart = new CartPage(page);
    const checkout = new CheckoutPage(page);

    await page.goto('/us/en/');
    await page.getByRole('link', { name: 'Configure Sonde IQ3' }).click();
    await expect(product.heading('Sonde IQ3')).toBeVisible();
    await product.choose('Warranty', '3 years');
    await product.tickAccessory('Long USB-C cable');
    await product.addToCart.click();

    await expect(cart.heading).toBeVisible();
    for (const line of lines) await expect(cart.line(line).root).toBeVisible();
    await cart.checkout.click();

    await walkTo(checkout, 'Review', { email, address: clinic, card: cards.good });
    await expect(checkout.answer('Contact')).toContainText(email);
    await expect(checkout.answer('Shipping address')).toContainText('500 Howard Street');
    await expect(checkout.answer('Payment')).toContainText('Visa ending in 4242');
    const shownTotal = await readTotal(page);
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();

    const orderNumber = await expectPaidOrder(page, shownTotal);
    for (const line of lines) await expect(new ConfirmationPage(page).line(line)).toBeVisible();
    await expect(cart.count).toHaveText('Cart');
    expect(await books()).toEqual({ orders: [orderNumber], charges: [shownTotal] });
  });
});

test('a probe and its membership are bought with the keyboard alone', async ({ page, email, books }) => {
  const keyboard = new Keyboard(page);
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  const checkout = new CheckoutPage(page);

  await page.goto('/us/en/');
  await keyboard.press(page.getByRole('link', { name: 'Sonde IQ+', exact: true }));
  await expect(product.heading('Sonde IQ+')).toBeVisible();
  await keyboard.choose(
    product.option('Connector', 'USB-C'),
    'ArrowDown',
    product.option('Connector', 'Lightning'),
  );
  await keyboard.choose(
    product.option('Billing period', '1 year'),
    'ArrowDown',
    product.option('Billing period', '3 years'),
  );
  await keyboard.press(product.accessory('Lightning cable'), 'Space');
  await expect(product.accessory('Lightning cable')).toBeChecked();
  await keyboard.press(product.addToCart);

  await expect(cart.heading).toBeVisible();
  await keyboard.press(cart.checkout);

  await checkout.expectStep('Contact');
  await keyboard.type(checkout.email, email);
  await checkout.expectStep('Shipping address');
  const { address } = checkout;
  await keyboard.type(address.firstName, clinic.firstName);
  await keyboard.type(address.lastName, clinic.lastName);
  await keyboard.type(address.street, clinic.street);
  await keyboard.press(address.moreLines);
  await keyboard.type(address.organization, 'Bay Clinic');
  await keyboard.type(address.city, clinic.city);
  await keyboard.type(address.state, clinic.state);
  await expect(address.state).toHaveValue(clinic.stateCode);
  await keyboard.type(address.postalCode, clinic.postalCode);
  await keyboard.press(checkout.continue);
  await checkout.expectStep('Shipping method');
  await keyboard.choose(checkout.shippingMethod('Standard'), 'ArrowDown', checkout.shippingMethod('Express'));
  await keyboard.press(checkout.continue);
  await checkout.expectStep('Billing address');
  await checkout.expectStep('Payment');
  await checkout.card.waitUntilReady();
  await keyboard.typeDigits(checkout.card.number, cards.good.number);
  await keyboard.typeDigits(checkout.card.expiry, cards.good.expiry);
  await keyboard.typeDigits(checkout.card.securityCode, cards.good.securityCode);
  await keyboard.press(checkout.continue);

  await checkout.expectStep('Review');
  await expect(checkout.answer('Shipping address')).toContainText('Bay Clinic');
  await expect(checkout.answer('Shipping method')).toContainText('Express');
  const shownTotal = await readTotal(page);
  for (const box of await checkout.acknowledgements.all()) await keyboard.press(box, 'Space');
  await keyboard.press(checkout.placeOrder);

  const orderNumber = await expectPaidOrder(page, shownTotal);
  expect(await books()).toEqual({ orders: [orderNumber], charges: [shownTotal] });
});

test('an order can have a purchase order, a cost center, and another billing address @landing', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const { token, email } = await prepare({ at: 'Contact' });
  await checkout.openLink(token);
  await checkout.email.fill(email);
  await checkout.isForOrganization.check();
  await checkout.organizationName.fill('Müller & Söhne');
  await checkout.purchaseOrderNumber.fill('PO <b>2026</b>/117');
  await checkout.costCentre.fill('Cardio<0>logy</0>');
  await walkTo(checkout, 'Billing address', { address: clinic });
  await checkout.isBilledToShipping.uncheck();
  await checkout.address.fill({ ...clinic, street: '7 Invoice Road', postalCode: '94110' });
  await walkTo(checkout, 'Review', { card: cards.good });

  await expect(checkout.answer('Contact')).toContainText('PO <b>2026</b>/117');
  await expect(checkout.answer('Contact')).toContainText('Cardio<0>logy</0>');
  await expect(checkout.answer('Contact')).toContainText('Organization: Müller & Söhne');
  await expect(checkout.answer('Billing address')).toContainText('7 Invoice Road');
  await expect(checkout.answer('Shipping address')).toContainText('Müller & Söhne');
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  for (const text of ['PO <b>2026</b>/117', 'Cardio<0>logy</0>', '7 Invoice Road', '500 Howard Street'])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
});

test('the summary includes the selected shipping method, with the exact cost once saved @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Shipping method' })).token);
  await checkout.expectStep('Shipping method');
  const shipping = checkout.summary.locator('dl > div').filter({ hasText: 'Shipping' });
  const bill = checkout.summary.locator('dl');
  await expect(shipping).toHaveText('Shipping$19.00');
  await expect(bill).not.toContainText('so far');
  const withStandard = await readTotal(page);
  await checkout.chooseShippingMethod('Express');
  await expect(shipping).toHaveText('Shipping$45.00');
  const shown = await bill.innerText();
  // Shipping is taxed like the goods: 7.25 % of the $26 difference, rounded per shipping method.
  expect((await readTotal(page)) - withStandard).toBe(2_600 + (326 - 138));
  await walkTo(checkout, 'Billing address');
  expect(await bill.innerText()).toBe(shown);
});
