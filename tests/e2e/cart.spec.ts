import { interceptOperation, signal } from './api-traffic.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { readTotal, totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';
import { ProductPage } from './pages/product-page.ts';
import { waitForHydration } from './hydration.ts';

const probe = 389900;
const membership = 42000;

test.describe('a cart with a probe and its membership', () => {
  test.beforeEach(async ({ page, prepare }) => {
    await makeOwn(page, 'us', (await prepare({ at: 'Cart' })).token);
    await new CartPage(page).open();
    await waitForHydration(page);
  });

  test('updates the total and the header after a change of quantity', async ({ page }) => {
    const cart = new CartPage(page);
    const { quantity, more, less } = cart.line('Sonde IQ3');
    await expect(cart.count).toHaveText('Cart 2');
    await more.click();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(2 * probe + membership));
    await expect(cart.count).toHaveText('Cart 3');
    await quantity.fill('4');
    await expect(totalOf(page)).toHaveAttribute('data-total', String(4 * probe + membership));
    await less.click();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(3 * probe + membership));
    await page.reload();
    await expect(quantity).toHaveValue('3');
  });

  test('says beside the button that everything can be returned, and links to how returns work @full', async ({
    page,
  }) => {
    const returns = page.getByRole('main').getByRole('link', { name: '30-day returns' });
    await expect(page.getByRole('main')).toContainText('30-day returns, free return shipping');
    await returns.click();
    await expect(page).toHaveURL(/\/us\/en\/returns\/$/);
  });

  test('links to the page of each product, and to the others @full', async ({ page }) => {
    for (const [name, path] of [
      ['Sonde IQ3', 'product/iq3/'],
      ['Individual membership', 'product/membership-individual/'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/us/en/${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await page.goBack();
    }
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(/\/us\/en\/$/);
  });

  test('loses no press: three on + and one on Checkout, while the shop is slow @landing', async ({
    page,
  }) => {
    const cart = new CartPage(page);
    const slow = signal();
    await interceptOperation(page, 'CheckoutLinesUpdate', async (route) => {
      await slow.given;
      await route.fallback();
    });
    for (let press = 0; press < 3; press += 1) await cart.line('Sonde IQ3').more.click();
    await expect(cart.line('Sonde IQ3').quantity).toHaveValue('4');
    await cart.checkout.click();
    slow.give();
    await new CheckoutPage(page).expectStep('Contact');
    await expect(totalOf(page)).toHaveAttribute('data-total', String(4 * probe + membership));
  });

  test('restores what was removed, with its membership and warranty, by keyboard alone @landing', async ({
    page,
  }) => {
    const cart = new CartPage(page);
    const product = new ProductPage(page);
    await product.open('iq3/team/1-year/?quantity=2&members=8&warranty=2-years');
    await product.addToCart.click();
    await expect(cart.line('Additional team seat').quantity).toHaveValue('3');
    const total = await readTotal(page);
    const names = await cart.lines.getByRole('heading').allTextContents();
    await cart.voucher.enter('WELCOME10');
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
    await cart.line('Sonde IQ3').remove.press('Enter');
    await expect(cart.emptyNote).toBeVisible();
    const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Sonde IQ3 was removed.' });
    await expect(said).toContainText('Team membership was also removed');
    await expect(cart.undo).toBeFocused();
    await expect(cart.count).toHaveText('Cart');

    await page.keyboard.press('Enter');
    await expect(cart.line('Sonde IQ3').quantity).toHaveValue('3');
    await expect(cart.line('Additional team seat').quantity).toHaveValue('3');
    await expect(cart.lines.getByRole('heading')).toHaveText(names);
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(total * 0.9));
    await expect(said).toBeHidden();
    await expect(cart.heading).toBeFocused();
  });

  test('reports a failure beside "Undo", and retries @full', async ({ page, journal }) => {
    const cart = new CartPage(page);
    journal.provokes(/ERR_FAILED/);
    const names = await cart.lines.getByRole('heading').allTextContents();
    await cart.line('Individual membership').remove.click();
    await expect(cart.line('Individual membership').root).toBeHidden();
    await page.route('**/graphql/', (route) => route.abort());
    await cart.undo.click();
    await expect(page.getByText('We couldn’t reach the shop').first()).toBeVisible();
    await page.unroute('**/graphql/');
    await cart.undo.click();
    await expect(cart.lines.getByRole('heading')).toHaveText(names);
  });

  test('requires a code only while there is none and the field is in use @full', async ({ page }) => {
    const cart = new CartPage(page);
    const asked = page.getByText('Enter a code first');
    await cart.voucher.apply.click();
    await expect(asked).toBeVisible();
    await expect(cart.voucher.code).toBeFocused();
    await cart.heading.click();
    await expect(asked).toBeHidden();
    await cart.voucher.apply.click();
    await expect(asked).toBeVisible();
    await cart.voucher.code.press('W');
    await expect(asked).toBeHidden();
    await cart.voucher.code.fill('');
    await cart.voucher.code.press('Enter');
    await expect(asked).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(asked).toBeHidden();

    await cart.voucher.enter('EXPIRED');
    await expectErrorAt(cart.voucher.code, 'This code has expired.');
    await cart.voucher.code.press('X');
    await expectNoErrorAt(cart.voucher.code);
  });

  test('keeps a valid code when another one is refused, and says why at the field @full', async ({
    page,
  }) => {
    const cart = new CartPage(page);
    const before = await readTotal(page);
    await cart.voucher.enter('welcome10');
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(before * 0.9));

    await cart.voucher.enter('EXPIRED');
    await expectErrorAt(cart.voucher.code, 'This code has expired.');
    await expect(cart.voucher.code).toHaveValue('EXPIRED');
    await cart.voucher.enter('NOSUCHCODE');
    await expectErrorAt(cart.voucher.code, 'We don’t recognize that code. Check the spelling.');
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(before * 0.9));

    await page.reload();
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
    await cart.voucher.remove.click();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(before));
    await expect(cart.voucher.code).toBeFocused();
  });

  test('shows the same total and code beside the checkout @full', async ({ page }) => {
    const cart = new CartPage(page);
    const checkout = new CheckoutPage(page);
    await cart.voucher.enter('WELCOME10');
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
    const total = await readTotal(page);
    await cart.checkout.click();
    await checkout.expectStep('Contact');
    await expect(totalOf(page)).toHaveAttribute('data-total', String(total));
    await expect(checkout.voucher.applied('WELCOME10')).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: /^Discount WELCOME10$/ })).toBeVisible();
    await expect(page.getByText('\u2212$431.90')).toBeVisible();
    await checkout.voucher.remove.click();
    await expect(checkout.voucher.code).toBeFocused();
    await expect(totalOf(page)).toHaveAttribute('data-total', String(probe + membership));
  });
});

test('two tabs show the same cart @landing', async ({ page, context }) => {
  const cart = new CartPage(page);
  await new ProductPage(page).open('iq3');
  await new ProductPage(page).addToCart.click();
  await expect(cart.checkout).toBeVisible();
  const other = await context.newPage();
  const otherCart = new CartPage(other);
  await otherCart.open();
  await otherCart.line('Sonde IQ3').more.click();
  await expect(totalOf(other)).toHaveAttribute('data-total', String(2 * probe + membership));
  await expect(cart.line('Sonde IQ3').quantity).toHaveValue('2');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(2 * probe + membership));
});

test('a line shows the selected connector @full', async ({ page }) => {
  const cart = new CartPage(page);
  const product = new ProductPage(page);
  await product.open('iq-plus/individual/1-year/?connector=lightning');
  await product.addToCart.click();
  const picture = page.locator('img[src*="iq-plus-three-quarter"]');
  await expect(cart.checkout).toBeVisible();
  await expect(picture).toHaveAttribute('src', '/pictures/iq-plus-three-quarter-lightning.svg');
  await cart.checkout.click();
  await expect(picture).toHaveAttribute('src', '/pictures/iq-plus-three-quarter-lightning.svg');
});
