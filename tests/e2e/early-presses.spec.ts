import type { Page } from '@playwright/test';
import { signal } from './api-traffic.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { expectErrorAt } from './pages/field-error.ts';
import { ProductPage } from './pages/product-page.ts';

/** A line on which the page is there long before the application is. */
async function openBeforeTheApplication(page: Page, path: string) {
  const press = signal();
  await page.route('**/assets/*.js', async (route) => {
    await press.given;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return press;
}

test('what is chosen, typed and pressed before the application runs is done when it does', async ({
  page,
}) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq-plus/');
  const product = new ProductPage(page);
  await product.choose('Billed', '3 years');
  await product.quantity.fill('3');
  await product.accessory('USB-C cable').click();
  application.give();

  await expect(product.choice).toHaveText('3 probes, USB-C, Individual membership, 3 years, USB-C cable');
  await expect(product.quantity).toHaveValue('3');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(3 * 299900 + 113400 + 6900));
});

test('a connector chosen before the application runs is chosen, with the accessories that fit it', async ({
  page,
}) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq-plus/');
  const product = new ProductPage(page);
  await product.choose('Connector', 'Lightning');
  await product.accessory('Long USB-C cable').click();
  application.give();

  await expect(product.choice).toHaveText('1 probe, Lightning, Individual membership, 1 year');
  await expect(product.option('Connector', 'Lightning')).toBeChecked();
  await expect(product.accessory('Long USB-C cable')).toHaveCount(0);
  await expect(product.accessory('Lightning cable')).not.toBeChecked();
});

test('"Add to cart" pressed before the application runs adds once, what was chosen before', async ({
  page,
}) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq3/');
  const product = new ProductPage(page);
  await product.choose('Membership', 'Basic, without membership');
  await product.addToCart.click();
  application.give();

  const cart = new CartPage(page);
  await expect(cart.heading).toBeVisible();
  await expect(cart.line('Sonde IQ3').root).toBeVisible();
  await expect(cart.line('Individual membership').root).toHaveCount(0);
});

test('a number that cannot be, typed and left before the application runs, is said at the field when it does', async ({
  page,
}) => {
  const application = await openBeforeTheApplication(page, '/us/en/product/iq3/');
  const { quantity } = new ProductPage(page);
  await quantity.fill('0');
  await quantity.blur();
  application.give();

  await expectErrorAt(quantity, 'Enter a whole number from 1 to 10');
  await expect(quantity).toHaveValue('0');
});
