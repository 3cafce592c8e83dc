import { expect, test } from './fixtures.ts';
import { giveTeam } from './given-team.ts';
import { totalOf } from './pages/amount.ts';
import { makeOwn } from './own-checkout.ts';
import { CartPage } from './pages/cart-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { signUpFrom } from './sign-in.ts';

const probe = 389900;
const membership = 42000;

test('a second membership replaces the first; the cart says so, also after a reload, and links back @full', async ({
  page,
}) => {
  const cart = new CartPage(page);
  const product = new ProductPage(page);
  const said = page.getByRole('main').getByRole('status');
  await product.open('iq3');
  await product.addToCart.click();
  await expect(cart.checkout).toBeVisible();
  await product.open('iq-plus/team/1-year/?quantity=1');
  await product.addToCart.click();
  const swapped = said.filter({ hasText: 'Team membership replaced Individual membership' });
  await expect(swapped).toBeVisible();
  await page.reload();
  await expect(swapped).toBeVisible();
  await page.getByRole('button', { name: 'Switch back to Individual membership' }).click();
  await expect(cart.line('Individual membership').root).toBeVisible();
  await expect(cart.line('Team membership').root).toBeHidden();
  await expect(swapped).toBeHidden();
  await page.reload();
  await expect(cart.line('Individual membership').root).toBeVisible();
  await expect(said.filter({ hasText: 'Team membership replaced' })).toBeHidden();
});

test('each line shows its price once, and the unit price if there are several @full', async ({ page }) => {
  const cart = new CartPage(page);
  await new ProductPage(page).open('iq3');
  await new ProductPage(page).addToCart.click();
  const probe = cart.line('Sonde IQ3');
  await expect(probe.root.getByText('$', { exact: false })).toHaveText(['$3,899.00']);
  await probe.more.click();
  await expect(probe.root).toContainText('$7,798.00');
  await expect(probe.root).toContainText(/\$3,899\.00\s*each/);
  await expect(cart.line('Individual membership').root).not.toContainText('each');
});

test('adding the same membership again keeps one, and the cart says why @full', async ({ page }) => {
  const cart = new CartPage(page);
  const product = new ProductPage(page);
  for (let time = 0; time < 2; time += 1) {
    await product.open('iq3');
    await product.addToCart.click();
    await expect(cart.checkout).toBeVisible();
  }
  await expect(page.getByText('Individual membership is in your cart once')).toBeVisible();
  await expect(totalOf(page)).toHaveAttribute('data-total', String(2 * probe + membership));
});

test('removing a membership shows what Basic lacks, until it is restored @full', async ({ page }) => {
  const cart = new CartPage(page);
  const product = new ProductPage(page);
  await product.open('iq3');
  await product.addToCart.click();
  await cart.line('Individual membership').remove.click();
  const said = page.getByRole('status').filter({ hasText: 'Individual membership was removed.' });
  await expect(said).toContainText('Without a membership, scans stay on your device.');
  await cart.undo.click();
  await expect(cart.line('Individual membership').root).toBeVisible();
  await expect(said).toBeHidden();
});

test('a veterinary device is refused beside a human one, with what to do @full', async ({ page }) => {
  const product = new ProductPage(page);
  await product.open('iq3');
  await product.addToCart.click();
  await expect(new CartPage(page).checkout).toBeVisible();
  await product.open('iq-plus-vet');
  await product.addToCart.click();
  const refused = page.getByRole('alert').filter({ hasText: 'for people and for animals' });
  await expect(refused).toContainText('Order what’s in your cart first, or remove it');
  await refused.getByRole('link', { name: 'Go to cart' }).click();
  await expect(new CartPage(page).checkout).toBeVisible();
});

test('a membership that fits no probe in the cart is reported in the cart, not at the end @full', async ({
  page,
}) => {
  const cart = new CartPage(page);
  const product = new ProductPage(page);
  for (const selection of ['iq3/core/1-year/?quantity=1', 'iq-plus/basic/']) {
    await product.open(selection);
    await product.addToCart.click();
    await expect(cart.checkout).toBeVisible();
  }
  const said = page.getByText('Core membership isn’t available with Sonde IQ+');
  await expect(said).toBeHidden();
  await cart.line('Sonde IQ3').remove.click();
  await expect(said).toBeVisible();
  await cart.checkout.click();
  await expect(cart.unsold).toBeFocused();
  await page.goto('/us/en/checkout/');
  await expect(page.getByRole('alert')).toContainText('Core membership isn’t available with Sonde IQ+');
  await page.getByRole('main').getByRole('link', { name: 'Go to cart' }).click();
  await cart.line('Core membership').remove.click();
  await expect(said).toBeHidden();
});

test('a visitor whose cart has a membership alone is told to sign in, and continues with the same cart @landing', async ({
  page,
  prepare,
  database,
  email,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const cart = new CartPage(page);
  const { token } = await prepare({ at: 'Cart', requested: { 'SUB-TEAM-1Y': 1 } });
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/cart/');
  await expect(cart.unsold).toContainText('Sign in to order it, and we’ll keep your cart');
  await cart.checkout.click();
  await expect(cart.unsold).toBeFocused();
  await page.goto('/us/en/checkout/');
  await expect(page.getByRole('alert')).toContainText('Sign in to order it');
  await page.goBack();
  await signUpFrom(cart.unsold.getByRole('link', { name: 'Sign in' }), email);
  await giveTeam(database, email, 400);
  await expect(cart.line('Team membership').root).toBeVisible();
  await expect(cart.unsold).toBeHidden();
  await cart.checkout.click();
  await expect(page.locator('[data-flow="checkout"]')).toHaveAttribute('data-state', /^contact/);
});
