import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, screens, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { placeWith } from './place-with-card.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { inAMonth, setEndsOfOffers } from './ends-of-offers.ts';
import { fullUnless } from '../support/short-runs.ts';

test.beforeAll(({ database }) => setEndsOfOffers(database));

const bannerOn = (page: Page) => page.locator('aside[data-promotion]');

test.describe('the banner', () => {
  test('announces the promotion on its pages, can be closed permanently, and links there with the code @landing', async ({
    page,
  }) => {
    await page.goto('/us/en/');
    const banner = page.getByRole('complementary', { name: 'Offer' });
    await expect(banner).toContainText('Free long USB-C cable with every IQ3 or USB-C IQ+. Apply code');
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(/\/us\/en\/product\/iq3\/\?voucherCode=FREECABLE/);
    await expect(banner).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main).toContainText('One free long USB-C cable for each IQ3 or USB-C IQ+');
    await expect(main).toContainText('We’ll apply code FREECABLE when you add the first item to your cart.');

    await page.goto('/us/en/pricing/');
    await banner.getByRole('button', { name: 'Close this offer' }).click();
    await expect(banner).toBeHidden();
    await page.goto('/us/en/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('is absent in a country without the promotion @full', async ({ page }) => {
    await page.goto('/fr/fr/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bannerOn(page)).toHaveCount(0);
  });

  test('and any other link show what happens to their code, however long it is @full', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const [code, words] of [
      ['PROBE15', '15% off probes.'],
      ['W'.repeat(2000), `The code in your link (${'W'.repeat(24)}…) can’t be used here`],
    ] as const) {
      await page.goto(`/us/en/product/iq3/?voucherCode=${code}`);
      await expect(page.getByRole('main')).toContainText(words);
      expect(await widthBeyondTheScreen(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    }
  });

  test('links to a product page that marks the cable as free, where it is @full', async ({ page }) => {
    const product = new ProductPage(page);
    const free = 'Free with your code. Check the box to add another at full price.';
    const cable = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}, \\$`) });
    await page.goto('/us/en/product/iq-plus/?voucherCode=FREECABLE');
    await expect(cable('Long USB-C cable')).toHaveAccessibleDescription(free);
    await expect(cable('USB-C cable')).toHaveAccessibleDescription('');
    await product.choose('Connector', 'Lightning');
    await expect(page.getByText(free)).toHaveCount(0);
    await page.goto('/us/en/product/iq-plus/');
    await expect(product.addToCart).toBeVisible();
    await expect(page.getByText(free)).toHaveCount(0);
  });

  test('disappears from an old page once its promotion has ended @full', async ({ page }) => {
    await page.clock.install({ time: Date.parse(inAMonth) + 1000 });
    await page.goto('/us/en/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bannerOn(page)).toBeHidden();
  });

  const [desktop, phone] = screens;
  for (const [path, { name, viewport }, colorScheme] of [
    ['/de/de/accessories/', phone, 'dark'],
    ['/ae/ar/offer/', desktop, 'light'],
  ] as const)
    test.describe(`on ${path}, ${name}, ${colorScheme}${fullUnless(path === '/de/de/accessories/')}`, () => {
      test.use({ viewport, colorScheme });
      test('is accessible @landing', async ({ page }) => {
        await page.goto(path);
        await expect(bannerOn(page)).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await widthBeyondTheScreen(page)).toBe(0);
      });
    });
});

test('a cache keeps a page no longer than what it announces', async ({ request, database }) => {
  await database`
    insert into voucher (code, name, description, kind, percentage_ppm, is_active, countries, source, once_per_customer,
      learners_only, minimums, applicable_skus, excludes_sale_items, expires_at)
    values ('SOONOVER', 'Soon over', '1% off', 'PERCENTAGE', 10000, true, '{NZ}', 'SHOP', false, false, '{}', '{}', false,
      now() + interval '30 seconds')`;
  await database`
    insert into promotion (code, slug, texts, sort_order)
    values ('SOONOVER', 'soon-over', '{"en": {"name": "Soon over", "terms": "1% off."}}', 99)`;
  const cacheControlOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  const ending = /^public, max-age=([12]?\d|30), stale-while-revalidate=0$/;
  expect(await cacheControlOf('/nz/en/offer/')).toMatch(ending);
  expect(await cacheControlOf('/nz/en/')).toMatch(ending);
  // What it says of delivery ends at the warehouse's midnight.
  expect(await cacheControlOf('/au/en/')).toMatch(/^public, max-age=60, stale-while-revalidate=\d+$/);
  expect(await cacheControlOf('/nz/en/cart/')).toBe('no-store');
  expect(await cacheControlOf('/nz/en/product/nothing/')).toBe('no-store');
  await database`delete from voucher where code = 'SOONOVER'`;
});

test.describe('a code from a link', () => {
  test('is on the cart from the start, with the free product, up to the order @landing', async ({
    page,
    email,
  }) => {
    const cart = new CartPage(page);
    const checkout = new CheckoutPage(page);
    await page.goto('/us/en/product/iq3/basic/?voucherCode=FREECABLE');
    await new ProductPage(page).addToCart.click();
    await expect(cart.voucher.applied('FREECABLE')).toBeVisible();
    const gift = cart.line('Long USB-C cable');
    await expect(gift.root).toContainText('Free with code FREECABLE');
    await expect(gift.quantity).toHaveCount(0);
    await expect(gift.remove).toHaveCount(0);
    await expect(cart.count).toHaveText('Cart 2');
    expect(await readTotal(page)).toBe(389_900);
    expect(await violations(page)).toEqual([]);

    await cart.line('Sonde IQ3').more.click();
    await expect(gift.root).toContainText('Quantity 2');
    await cart.line('Sonde IQ3').less.click();
    await expect(gift.root).toContainText('Quantity 1');
    await cart.checkout.click();

    await checkout.expectStep('Contact');
    await expect(checkout.summary).toContainText('Free');
    await walkTo(checkout, 'Payment', { email, address: clinic });
    await placeWith(checkout, cards.good);
    await expect(new ConfirmationPage(page).heading).toBeVisible();
    const ordered = page.getByRole('listitem').filter({ hasText: 'Long USB-C cable' });
    await expect(ordered).toContainText('Free with code FREECABLE');
    await expect(ordered).toHaveText(/Free$/);
    await expect(totalOf(page)).toHaveAttribute('data-total', /^\d+$/);
  });

  test('applies its discount, and is not restored after the buyer removes it @full', async ({ page }) => {
    const cart = new CartPage(page);
    await page.goto('/us/en/?rsCode=/OPENING5/');
    await page.goto('/us/en/product/cable-usb-c/');
    await page.getByRole('button', { name: /to cart$/ }).click();
    await expect(cart.voucher.applied('OPENING5')).toBeVisible();
    expect(await readTotal(page)).toBe(6_555);
    await cart.voucher.remove.click();
    await expect(totalOf(page)).toHaveAttribute('data-total', '6900');
    await page.reload();
    await expect(cart.heading).toBeVisible();
    expect(await readTotal(page)).toBe(6_900);
    expect(await page.evaluate(() => localStorage.getItem('sonde.promoCode'))).toBeNull();
  });

  test('applies to the next order too, until it expires @full', async ({ page }) => {
    const cart = new CartPage(page);
    const addProbe = async () => {
      await page.goto('/us/en/product/iq3/basic/');
      await new ProductPage(page).addToCart.click();
      await expect(cart.heading).toBeVisible();
    };
    const rememberedDaysAgo = async (days: number) => {
      // A page without the application: an answer still on its way to the cart would set its cookie again.
      await page.goto('/robots.txt');
      await page.context().clearCookies();
      await page.evaluate((age) => {
        localStorage.removeItem('sonde.checkoutToken');
        const at = new Date(Date.now() - age * 86_400_000).toISOString();
        localStorage.setItem('sonde.promoCode', JSON.stringify({ code: 'FREECABLE', at }));
      }, days);
    };
    await rememberedDaysAgo(29);
    await addProbe();
    await expect(cart.voucher.applied('FREECABLE')).toBeVisible();
    await rememberedDaysAgo(30);
    await addProbe();
    await expect(cart.voucher.code).toBeVisible();
    await expect(cart.voucher.applied('FREECABLE')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('sonde.promoCode'))).toBeNull();
  });

  test('does not replace a code that the buyer typed @full', async ({ page }) => {
    const cart = new CartPage(page);
    await page.goto('/us/en/product/iq3/basic/');
    await new ProductPage(page).addToCart.click();
    await cart.voucher.enter('WELCOME10');
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
    await page.goto('/us/en/?voucherCode=FREECABLE');
    await cart.open();
    await expect(cart.voucher.applied('WELCOME10')).toBeVisible();
  });

  for (const [words, code, sentence] of [
    ['does not hold here', 'USONLY50', 'This code isn’t valid in your country.'],
  ] as const)
    test(`that ${words} blocks nothing in the cart, and is reported at its field @full`, async ({ page }) => {
      await page.goto(`/gb/en/product/iq3/basic/?voucherCode=${code}`);
      await new ProductPage(page).addToCart.click();
      await expect(new CartPage(page).line('Sonde IQ3').root).toBeVisible();
      const field = new CartPage(page).voucher.code;
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    });
});
