import { cards } from './cards.ts';
import { expect, screens, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { fullUnless } from '../support/short-runs.ts';

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}${fullUnless(name === 'phone')}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => recordLayoutShifts(page));

    test('nothing moves on pages to read and on the product page @landing', async ({ page }) => {
      for (const path of [
        '/us/en/',
        '/us/en/product/iq3/',
        '/us/en/product/iq-plus-vet/',
        '/us/en/accessories/',
      ]) {
        await page.goto(path);
        expect.soft(await readLayoutShifts(page), path).toEqual([]);
      }
    });

    test('nothing moves when a product is added and the cart loads @landing', async ({ page }) => {
      const cart = new CartPage(page);
      await new ProductPage(page).open('iq3');
      await new ProductPage(page).addToCart.click();
      await expect(cart.checkout).toBeVisible();
      expect.soft(await readLayoutShifts(page), 'product to cart').toEqual([]);
      await page.reload();
      await expect(cart.checkout).toBeVisible();
      expect.soft(await readLayoutShifts(page), 'cart').toEqual([]);
    });
  });
}

test('on a phone nothing moves when the checkout loads, at each step, and at the confirmation @landing', async ({
  page,
  prepare,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await recordLayoutShifts(page);
  const checkout = new CheckoutPage(page);
  const { token } = await prepare({ at: 'Payment' });
  await checkout.openLink(token);
  await checkout.card.waitUntilReady();
  expect.soft(await readLayoutShifts(page), 'link to the payment').toEqual([]);
  for (const step of ['contact', 'shipping-address', 'shipping-method', 'billing-address', 'payment']) {
    await page.goto(`/us/en/checkout/?step=${step}`);
    await expect(checkout.continue).toBeVisible();
    expect.soft(await readLayoutShifts(page), step).toEqual([]);
  }
  await walkTo(checkout, 'Review', { card: cards.good });
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  expect.soft(await readLayoutShifts(page), 'payment to confirmation').toEqual([]);
  await page.reload();
  expect.soft(await readLayoutShifts(page), 'confirmation').toEqual([]);
});
