import { enabledCountries } from '@sonde/machines/rules/places';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { fullUnless } from '../support/short-runs.ts';

test('the footer changes the country, and the page stays @landing', async ({ page }) => {
  await page.goto('/us/en/accessories/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /United States · English · USD/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Country and language' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(enabledCountries.length);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Canada' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL(/\/ca\/en\/accessories\/$/);
});

for (const [width, shop, name] of [
  [1280, 'us/en', /United States · English · USD/],
  [375, 'ae/ar', /AED|USD/],
] as const) {
  test(`the header of ${shop} has the link to other countries at ${width} px, by keyboard too @landing${fullUnless(shop === 'ae/ar')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(`/${shop}/accessories/`);
    const header = page.getByRole('banner');
    const link = header.getByRole('navigation').getByRole('link', { name });
    const menu = header.locator('button[popovertarget]').last();
    if (width < 992) {
      await expect(link).toBeHidden();
      await menu.focus();
      await page.keyboard.press('Enter');
    }
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${shop}/supported-countries/\\?from=accessories/$`));
  });
}

test('a business sees prices without VAT, on every later page too, without layout shifts @landing', async ({
  page,
}) => {
  await page.goto('/de/en/accessories/');
  const price = page.getByRole('article').filter({ hasText: 'USB-C cable' }).first();
  await expect(price).toContainText(/incl\. 19\s?% VAT/);
  const place = () =>
    price.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
  const before = await place();
  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Prices' });
  await choice.getByRole('button', { name: /Excluding VAT/ }).click();
  await expect(price.getByText('excl. VAT')).toBeVisible();
  await expect(price.getByText(/incl\. 19\s?% VAT/)).toBeHidden();
  expect(await place()).toEqual(before);
  await page.goto('/de/en/');
  await expect(page.getByText('Prices exclude VAT.').first()).toBeVisible();
  await page.goto('/us/en/');
  await expect(page.getByRole('contentinfo').getByRole('group', { name: 'Prices' })).toHaveCount(0);
});

test('a business that sees prices without VAT learns that its cart and checkout include it @full', async ({
  page,
}) => {
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  await page.goto('/de/en/product/iq3/');
  await page
    .getByRole('region', { name: 'What you pay' })
    .getByRole('button', { name: /Excluding VAT/ })
    .click();
  const note = page.getByText('In the cart and at checkout, prices include VAT.');
  await product.addToCart.click();
  await expect(cart.heading).toBeVisible();
  await expect(note).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Including VAT', exact: true }).click();
  await expect(note).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Excluding VAT/ })
    .click();
  await cart.checkout.click();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(note).toBeVisible();
});

test('a page lacks what its country does not sell @full', async ({ page, journal }) => {
  journal.provokes(/status of 404/);
  expect((await page.goto('/ke/en/product/iq3/?quantity=2'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main).toContainText('Sonde IQ3 isn’t available in this country (Kenya).');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Kenya/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Choose another country' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Germany' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page).toHaveURL(/\/de\/en\/product\/iq3\//);
  await page.goto('/ke/en/product/iq3/');
  await main.getByRole('link', { name: 'Sonde IQ+' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sonde IQ+' })).toBeVisible();
  expect((await page.goto('/ke/en/product/iq-plus/'))?.status()).toBe(200);
  await page.goto('/ke/en/');
  await expect(page.getByRole('heading', { name: 'For veterinary medicine' })).toHaveCount(0);
});

test('Arabic is written from right to left, with Latin digits in the Emirates @landing', async ({ page }) => {
  await page.goto('/ae/ar/product/iq3/basic/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
  await expect(totalOf(page)).toContainText(/3,899\.00/);
});

test('the whole price list is visible on a tablet, in German too @landing', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto('/de/de/pricing/');
  const list = page.getByRole('region').filter({ has: page.getByRole('table') });
  const { seen, whole } = await list.evaluate((frame) => ({
    seen: frame.clientWidth,
    whole: frame.scrollWidth,
  }));
  expect(whole).toBe(seen);
});
