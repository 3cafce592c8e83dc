import type { Locator } from '@playwright/test';
import { long, quotes, rightToLeft, script } from './bad-texts.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';
import { ProductPage } from './pages/product-page.ts';

test('the order can’t be placed before everything is acknowledged @full', async ({
  page,
  prepare,
  books,
}) => {
  const checkout = new CheckoutPage(page);
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await walkTo(checkout, 'Review', {
    card: { number: '4242424242424242', expiry: '12 / 34', securityCode: '123' },
  });
  await checkout.placeOrder.click();
  await expect(checkout.problems).toBeFocused();
  const boxes = await checkout.acknowledgements.all();
  await expect(checkout.problems.getByRole('link')).toHaveCount(boxes.length);
  for (const box of boxes) {
    await expectErrorAt(box, /\w/);
    await box.check();
    await expectNoErrorAt(box);
  }
  expect(await books()).toEqual({ orders: [], charges: [] });
});

test('voucher codes of every kind get a response at the field and are kept @full', async ({
  page,
  prepare,
}) => {
  const { voucher, email } = new CheckoutPage(page);
  await new CheckoutPage(page).openLink((await prepare()).token);
  await expect(email).toBeVisible();
  for (const [typed, message] of [
    ['', 'Enter a code first'],
    ['   ', 'Enter a code first'],
    [script, 'We don’t recognize that code. Check the spelling.'],
    [quotes, 'We don’t recognize that code. Check the spelling.'],
    ['😀', 'We don’t recognize that code. Check the spelling.'],
    [`WEL${rightToLeft}COME10`, /invisible character/],
    [long, /64 characters or fewer/],
  ] as const) {
    await voucher.enter(typed);
    await expectErrorAt(voucher.code, message);
    await expect(voucher.code).toHaveValue(typed);
  }
});

const limits = 'Enter a whole number from 1 to 10';
const numbersOfProbes = [
  { typed: '0', message: limits },
  { typed: '-1', message: limits },
  { typed: '1.5', message: limits },
  { typed: '11', message: /more than 10\?|from 1 to 10/ },
  { typed: 'two', message: limits },
  { typed: '99999999999999999999', message: limits },
  { typed: script, message: limits },
  { typed: '٢', message: null },
] as const;

test('an invalid number of probes is reported at the field, on the product page and in the cart @full', async ({
  page,
}) => {
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  const expectAnswers = async (quantity: Locator) => {
    for (const { typed, message } of numbersOfProbes) {
      await quantity.fill(typed);
      await quantity.blur();
      if (message) {
        await expectErrorAt(quantity, message);
        await expect(quantity).toHaveValue(typed);
      } else {
        await expectNoErrorAt(quantity);
        await expect(quantity).toHaveValue('2');
      }
    }
  };
  await product.open('iq3');
  await expectAnswers(product.quantity);
  await product.addToCart.click();
  await expect(cart.line('Sonde IQ3').quantity).toHaveValue('2');
  await cart.line('Sonde IQ3').less.click();
  await expectAnswers(cart.line('Sonde IQ3').quantity);
});

test('an invalid number blocks "Add to cart" and "Checkout", and the field takes the focus @landing', async ({
  page,
}) => {
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  await product.open('iq3');
  await product.quantity.fill('999');
  await product.addToCart.click();
  await expect(product.quantity).toBeFocused();
  await expectErrorAt(product.quantity, /Need more than 10\? Contact us for a quote/);
  await expect(page.getByRole('link', { name: 'Contact us' }).first()).toHaveAttribute(
    'href',
    '/us/en/form/contact/#type=BUNDLE_PURCHASE&entry=HUMAN',
  );
  await product.quantity.fill('2');
  await product.addToCart.click();

  const { quantity } = cart.line('Sonde IQ3');
  await quantity.fill('500');
  await quantity.press('Enter');
  await expectErrorAt(quantity, /Need more than 10\? Contact us for a quote/);
  await cart.checkout.click();
  await expect(quantity).toBeFocused();
  await quantity.fill('3');
  await cart.checkout.click();
  await new CheckoutPage(page).expectStep('Contact');
});
