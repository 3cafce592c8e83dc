import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { ProductPage } from './pages/product-page.ts';

const rubbish: Readonly<Record<string, Record<string, string>>> = {
  'no JSON': { 'sonde.cache': '{', 'sonde.checkoutToken': '<script>', 'sonde.cartCount': 'many' },
  'another version': {
    'sonde.cache': '{"version":99,"savedAt":1,"entries":{}}',
    'sonde.checkoutToken': '1',
    'sonde.prices': 'gross',
  },
  'a prototype': {
    'sonde.cache': '{"version":1,"savedAt":1,"entries":{"__proto__":{"isAdmin":true}}}',
    'sonde.checkoutToken': '__proto__',
    'sonde.theme': '__proto__',
    'sonde.promoCode': '__proto__',
  },
  'too much': { 'sonde.cache': 'x'.repeat(2_000_000), 'sonde.cartCount': '9'.repeat(1000) },
};

for (const [words, entries] of Object.entries(rubbish)) {
  test(`a storage that holds ${words} does not keep anybody from buying`, async ({ page }) => {
    const cart = new CartPage(page);
    await page.goto('/us/en/');
    await page.evaluate((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, entries);
    await page.goto('/us/en/cart/');
    await expect(cart.heading).toBeVisible();
    await page.goto('/us/en/product/iq3/basic/');
    await new ProductPage(page).addToCart.click();
    await expect(cart.line('Sonde IQ3').root).toBeVisible();
    await expect(cart.count).toHaveText('Cart 1');
  });
}
