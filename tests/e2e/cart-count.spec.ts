import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { expireCheckout } from './shop-database.ts';

for (const what of ['has expired', 'is not there any more'] as const) {
  test(`a cart that ${what} leaves no number in the header @full`, async ({ page, database }) => {
    const cart = new CartPage(page);
    await new ProductPage(page).open('iq3');
    await new ProductPage(page).addToCart.click();
    await expect(cart.checkout).toBeVisible();
    await expect(cart.count).toHaveText('Cart 2');
    const token = await page.evaluate(() => localStorage.getItem('sonde.checkoutToken') ?? '');
    if (what === 'has expired') await expireCheckout(database, token);
    else await page.evaluate(() => localStorage.setItem('sonde.checkoutToken', 'x'.repeat(43)));
    await page.reload();
    await expect(cart.emptyNote).toBeVisible();
    await expect(cart.count).toHaveText('Cart');
  });
}

test('the cart link is at the end of the header, and does not move when a number appears @landing', async ({
  page,
}) => {
  await page.goto('/us/en/product/cable-usb-c/');
  const endOfWord = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart/ })
      .evaluate((link) => {
        const word = document.createRange();
        word.selectNodeContents(link.firstChild ?? link);
        const bar = link.parentElement?.parentElement;
        if (!bar) throw new Error('The header has no bar.');
        const { paddingRight } = getComputedStyle(bar);
        const end = bar.getBoundingClientRect().right - Number.parseFloat(paddingRight);
        return Math.round(end - word.getBoundingClientRect().right);
      });
  expect(await endOfWord()).toBe(0);
  await page.evaluate(() => {
    localStorage.setItem('sonde.cartCount', '2');
    dispatchEvent(new Event('sonde:cart'));
  });
  await expect(new CartPage(page).count).toHaveText('Cart 2');
  expect(await endOfWord()).toBe(0);
});
