import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { ProductPage } from './pages/product-page.ts';

test('an extended warranty follows the number of probes, and the cart says so @full', async ({ page }) => {
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  const said = page.getByRole('main').getByRole('status');
  await product.open('iq3');
  await product.choose('Warranty', '2 years');
  await product.addToCart.click();
  const probe = cart.line('Sonde IQ3');
  const warranty = cart.lines.filter({ has: page.getByRole('heading', { name: /warranty/i }) });
  const covered = warranty.getByRole('spinbutton');

  const before = Number(await probe.quantity.inputValue());
  await probe.more.click();
  await expect(covered).toHaveValue(String(before + 1));
  await expect(said.filter({ hasText: `now covers ${before + 1} probes` })).toBeVisible();

  await warranty.getByRole('button', { name: 'One fewer' }).click();
  await expect(warranty).toContainText(`Covers ${before} of ${before + 1} probes`);
  await expect(said.filter({ hasText: 'now covers' })).toBeHidden();

  await probe.remove.click();
  await expect(cart.emptyNote).toBeVisible();
  await expect(said.filter({ hasText: 'warranty was also removed' })).toBeVisible();
});
