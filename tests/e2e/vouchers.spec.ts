import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ProductPage } from './pages/product-page.ts';

test.beforeAll(async ({ database }) => {
  await database`
    insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source, once_per_customer,
      learners_only, minimums, applicable_skus, excludes_sale_items, gift_skus, apply_n_times_per_order)
    values
      ('SHORTCODE', '10% off', '10% off', 'PERCENTAGE', 100000, true, '{}', 'SHOP', false, false, '{}', '{}',
        false, '{}', null),
      ('SHORTGIFT', 'Gift', 'A cable', 'GIFT', null, true, '{}', 'SHOP', false, false, '{}', '{}', false,
        '{CBL-USBC-LONG}', 1),
      ('CABLEGIFT', 'Gift', 'A cable', 'GIFT', null, true, '{}', 'SHOP', false, false, '{}', '{}', false,
        '{CBL-USBC-LONG}', 1)
    on conflict (code) do update set is_active = true`;
});

test('after applying a code in the cart, the keyboard continues to the checkout @landing', async ({
  page,
}) => {
  const cart = new CartPage(page);
  await new ProductPage(page).open('iq3');
  await new ProductPage(page).addToCart.click();
  await cart.voucher.code.fill('WELCOME10');
  await page.keyboard.press('Enter');
  await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cart.checkout).toBeFocused();
});

test.describe('a code that is refused beside the steps', () => {
  test('is reported at its field @full', async ({ page, prepare }) => {
    const checkout = new CheckoutPage(page);
    const { token } = await prepare({ email: 'individual@solo.example', at: 'Shipping address' });
    await checkout.openLink(token);
    await checkout.expectStep('Shipping address');
    await checkout.voucher.enter('REFERRAL5');
    const sentence = 'You can’t use your own referral code.';
    await expect(checkout.voucher.code).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  });

  test('is reported in the language of the page @landing', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/de/de/product/cable-usb-c/');
    await page
      .getByRole('button', { name: textIn('de', 'Add to cart') })
      .first()
      .click();
    const code = page.locator('[name="voucherCode"]');
    await code.fill('EXPIRED');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(textIn('de', 'This code has expired.'));
  });
});

test('a code that ends with the email address is reported beside each step, with its reason and the total, until another address restores it @full', async ({
  page,
  prepare,
  email,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Contact' });
  await checkout.openLink(token);
  await checkout.expectStep('Contact');
  const cart = new CartPage(page);
  await cart.open();
  await cart.voucher.enter('REFERRAL5');
  await expect(cart.voucher.applied('REFERRAL5')).toBeVisible();
  await cart.checkout.click();
  await checkout.enterEmail('individual@solo.example');
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  const notice = page.getByRole('alert').filter({ hasText: 'REFERRAL5' });
  await checkout.expectStep('Shipping method');
  await expect(notice).toHaveText(
    'Code REFERRAL5 no longer applies' +
      'You can’t use your own referral code. Without it, your total is $4,652.51.' +
      'Remove code',
  );
  await expect(totalOf(page)).toHaveAttribute('data-total', '465251');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(notice).toBeVisible();
  await walkTo(checkout, 'Billing address');
  await expect(notice).toBeVisible();
  await cart.open();
  await expect(notice).toBeVisible();

  await page.goto('/us/en/checkout/?step=contact');
  await walkTo(checkout, 'Shipping method', { email });
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: /^Order summary/ }).click();
  await expect(checkout.voucher.applied('REFERRAL5')).toBeVisible();
});

for (const [way, send] of [
  ['Enter', (page: Page) => page.locator('[name="voucherCode"]').press('Enter')],
  ['its button', (page: Page) => page.getByRole('button', { name: textIn('de', 'Apply') }).click()],
] as const)
  test(`a code refused in the opened summary of a phone is reported in view: sent with ${way} @full`, async ({
    page,
    prepare,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const { token } = await prepare({ at: 'Contact', country: 'DE' });
    await new CheckoutPage(page).openLink(token, 'de/de');
    await page.getByRole('button', { name: new RegExp(`^${textIn('de', 'Order summary')}`) }).click();
    await page.locator('[name="voucherCode"]').fill('EXPIRED');
    await send(page);
    const notice = page.getByRole('alert').filter({ hasText: textIn('de', 'This code has expired.') });
    await expect(notice).toBeInViewport({ ratio: 1 });
  });

test('a second code replaces the first, and says so @landing', async ({ page }) => {
  const { voucher, checkout } = new CartPage(page);
  await page.goto('/us/en/product/cable-usb-c/');
  await page.getByRole('button', { name: /to cart$/ }).click();
  await expect(checkout).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: /applied|replaced/ });
  await voucher.enter('WELCOME10');
  await expect(said).toHaveText('Code WELCOME10 applied');
  await voucher.enter('USONLY50');
  await expect(said).toHaveText('USONLY50 replaced WELCOME10. You can use one code per order.');
  await voucher.remove.click();
  await expect(said).toBeHidden();
  await voucher.enter('WELCOME10');
  await expect(said).toHaveText('Code WELCOME10 applied');
});

test('a code that replaces a better one shows the loss, and one press restores the better one @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Cart', requested: { 'IQ3-USBC': 1, 'CBL-USBC': 2 } })).token);
  await checkout.expectStep('Contact');
  const cart = new CartPage(page);
  await cart.open();
  const { voucher } = cart;
  const said = page.getByRole('status').filter({ hasText: /applied|replaced/ });
  await voucher.enter('PROBE15');
  await expect(said).toHaveText('Code PROBE15 applied');
  await voucher.enter('USONLY50');
  const lost = 'PROBE15 saved you $534.85 more.';
  await expect(said).toContainText(lost);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(said).toContainText(lost);
  await cart.checkout.click();
  await checkout.expectStep('Contact');
  await expect(said).toContainText(lost);
  await cart.open();
  await said.getByRole('button', { name: 'Use PROBE15 again' }).click();
  await expect(said).toHaveText('PROBE15 replaced USONLY50. You can use one code per order.');
  await expect(voucher.code).toBeFocused();
  await voucher.enter('WELCOME10');
  await expect(said).toContainText('PROBE15 saved you $181.15 more.');
  const cable = cart.line('USB-C cable');
  await cable.remove.click();
  await expect(cable.root).toHaveCount(0);
  await expect(said).not.toContainText('more');
  await cart.undo.click();
  await expect(said).toContainText('PROBE15 saved you $181.15 more.');
  await cable.remove.click();
  await expect(said).not.toContainText('more');
  await page.reload();
  await said.getByRole('button', { name: 'Use PROBE15 again' }).click();
  await expect(said).toHaveText('PROBE15 replaced WELCOME10. You can use one code per order.');
});

test('a gift that is unavailable on placement is named, and the order continues without it @full', async ({
  page,
  prepare,
  database,
}) => {
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Payment', requested: { 'IQ3-USBC': 1 } });
  await checkout.openLink(token);
  await checkout.expectStep('Payment');
  await checkout.voucher.enter('SHORTGIFT');
  await expect(checkout.summary).toContainText('Free');
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await database`update voucher set is_active = false where code = 'SHORTGIFT'`;
  await checkout.placeOrder.click();
  const gift = checkout.orderChanged.getByRole('row').filter({ hasText: 'Long USB-C cable' });
  await expect(gift.getByRole('cell')).toHaveText(['Free, quantity 1', 'No longer in the order']);
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
});

test('a code that ends on placement is reported beside both totals, on a phone too @full', async ({
  page,
  prepare,
  database,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.expectStep('Payment');
  await checkout.voucher.enter('SHORTCODE');
  await page.setViewportSize({ width: 375, height: 667 });
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await database`update voucher set is_active = false where code = 'SHORTCODE'`;
  await checkout.placeOrder.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Code SHORTCODE no longer applies' });
  await expect(notice).toContainText('This code isn’t active.');
  await expect(
    notice.getByRole('row').filter({ hasText: 'Total including tax' }).getByRole('cell'),
  ).toHaveCount(2);
  await expect(notice).toBeInViewport();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
});

test('a free product counts at its price when one code replaces another @full', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  const { voucher, summary } = checkout;
  await checkout.openLink((await prepare({ at: 'Cart', requested: { 'IQ3-USBC': 1 } })).token);
  const said = page.getByRole('status').filter({ hasText: /applied|replaced/ });
  await voucher.enter('CABLEGIFT');
  await expect(said).toHaveText('Code CABLEGIFT applied');
  await expect(summary).toContainText('Long USB-C cable');
  await voucher.enter('USONLY50');
  await expect(said).toContainText('CABLEGIFT saved you $39.00 more, including free items.');
  await voucher.enter('PROBE15');
  await expect(said).toHaveText('PROBE15 replaced USONLY50. You can use one code per order.');
  await voucher.enter('CABLEGIFT');
  await expect(said).toContainText('PROBE15 saved you $495.85 more, including free items.');
});

test('a buyer with the free product also in the cart at its price is told so, until one of them is removed @full', async ({
  page,
  prepare,
}) => {
  const checkout = new CheckoutPage(page);
  const cart = new CartPage(page);
  await checkout.openLink(
    (await prepare({ at: 'Cart', requested: { 'IQ3-USBC': 1, 'CBL-USBC-LONG': 1 } })).token,
  );
  await checkout.expectStep('Contact');
  await cart.open();
  await expect(cart.line('Long USB-C cable').remove).toBeVisible();
  // Only a region that was in the page before its words is announced.
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=status]')) region.classList.add('was-there');
  });
  await cart.voucher.enter('CABLEGIFT');
  const announced = page.locator('[role=status].was-there');
  await expect(announced.filter({ hasText: 'Code CABLEGIFT applied' })).toBeVisible();
  const hint = announced.getByText('You also have Long USB-C cable at full price.');
  await expect(hint).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await cart.line('Long USB-C cable').remove.click();
  await expect(hint).toHaveCount(0);
  await expect(page.getByText('Free with code CABLEGIFT')).toBeVisible();
});

test('a link’s code that is refused in the cart is in the field that says why @full', async ({ page }) => {
  const { voucher, checkout } = new CartPage(page);
  await page.goto('/us/en/product/cable-usb-c/?voucherCode=EXPIRED');
  await page.getByRole('button', { name: /to cart$/ }).click();
  await expect(checkout).toBeVisible();
  await expect(voucher.code).toHaveAccessibleDescription(/expired/);
  await expect(voucher.code).toHaveValue('EXPIRED');
});
