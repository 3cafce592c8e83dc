import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';

const hint = /^This cable has a USB-C plug, but no probe in your cart does\./;

/** Opens the cart of a checkout's link; the browser stores the link only once the checkout has opened. */
async function cartOfLink(page: Page, token: string): Promise<CartPage> {
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await checkout.expectStep('Contact');
  const cart = new CartPage(page);
  await cart.open();
  return cart;
}

test('a cable that fits no probe in the cart has a note in its line, and can still be bought @full', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({
    at: 'Cart',
    requested: { 'IQP-LTG': 1, 'CBL-USBC': 1, 'CBL-USBC-LONG': 1 },
  });
  const cart = await cartOfLink(page, token);
  await expect(cart.line('USB-C cable').root.getByText(hint)).toBeVisible();
  await expect(cart.line('Long USB-C cable').root.getByText(hint)).toBeVisible();
  await expect(page.getByText(/no probe in your cart/)).toHaveCount(2);
  await cart.line('Sonde IQ+').remove.click();
  await expect(page.getByText(hint)).toHaveCount(0);
  await cart.undo.click();
  await expect(page.getByText(hint)).toHaveCount(2);
  await cart.checkout.click();
  await new CheckoutPage(page).expectStep('Contact');
});

test('a cable that fits one probe in the cart has no note @full', async ({ page, prepare }) => {
  const requested = { 'IQP-LTG': 1, 'IQ3-USBC': 1, 'CBL-USBC': 1 };
  const { token } = await prepare({ at: 'Cart', requested });
  const cart = await cartOfLink(page, token);
  await expect(cart.line('USB-C cable').root).toBeVisible();
  await expect(page.getByText(/no probe in your cart/)).toHaveCount(0);
});
