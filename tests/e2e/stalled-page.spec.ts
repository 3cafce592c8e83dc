import type { Page } from '@playwright/test';
import { signal } from './api-traffic.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 812 } });

const stalled = 'This page hasn’t loaded completely, so its buttons don’t work yet.';
const notice = (page: Page, catalogue: string) =>
  page.getByRole('alert').filter({ hasText: textIn(catalogue, stalled) });
const addToCart = (page: Page, catalogue: string) =>
  page.getByRole('button', { name: textIn(catalogue, 'Add to cart'), exact: true }).first();

/** Like newer syntax in an older browser: the file can't be parsed. */
const unreadable = { contentType: 'text/javascript', body: 'let = ;' } as const;

test('a page whose script can’t be parsed says in German what to do, and works after a reload @landing', async ({
  page,
  journal,
}) => {
  journal.provokes(/SyntaxError|^page error: $/);
  await page.route('**/assets/configurator-*.js', (route) => route.fulfill(unreadable));
  await page.goto('/de/de/product/iq3/');
  await addToCart(page, 'de').click();
  await expect(notice(page, 'de')).toBeInViewport();
  await page.unrouteAll();
  await notice(page, 'de')
    .getByRole('link', { name: textIn('de', 'Reload the page') })
    .click();
  await addToCart(page, 'de').click();
  await expect(page).toHaveURL(/\/de\/de\/cart\//);
});

test('a cart whose script does not load says in French what to do @landing', async ({ page, journal }) => {
  journal.provokes(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/cart-*.js*', (route) => route.abort());
  await page.goto('/fr/fr/cart/');
  await expect(notice(page, 'fr')).toBeInViewport();
});

test('a press of "Add to cart" whose script can’t be parsed gets a message in Arabic @landing', async ({
  page,
  journal,
}) => {
  journal.provokes(/SyntaxError/);
  await page.route('**/assets/add-to-cart-requests-*.js', (route) => route.fulfill(unreadable));
  await page.goto('/ae/ar/product/iq3/');
  await addToCart(page, 'ar').click();
  await expect(notice(page, 'ar')).toBeInViewport();
  await expect(page).toHaveURL(/\/ae\/ar\/product\/iq3\//);
});

test('a page whose scripts are late says so, until they load and replay the presses @landing', async ({
  page,
}) => {
  const late = signal();
  await page.route('**/assets/*.js', async (route) => {
    await late.given;
    await route.fallback();
  });
  await page.clock.install();
  await page.goto('/it/it/product/iq3/', { waitUntil: 'commit' });
  await addToCart(page, 'it').click();
  await page.clock.runFor(10_000);
  await expect(notice(page, 'it')).toBeInViewport();
  late.give();
  await expect(page).toHaveURL(/\/it\/it\/cart\//);
});

test('what “Add to cart” needs is late, which the page says in German, until it comes @full', async ({
  page,
}) => {
  const late = signal();
  const asked = page.waitForRequest('**/assets/add-to-cart-requests-*.js');
  await page.route('**/assets/add-to-cart-requests-*.js', async (route) => {
    await late.given;
    await route.fallback();
  });
  await page.clock.install();
  await page.goto('/de/de/product/iq3/');
  await addToCart(page, 'de').click();
  await asked;
  await expect(page.locator('button[data-pending]').first()).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(notice(page, 'de')).toBeInViewport();
  late.give();
  await expect(page).toHaveURL(/\/de\/de\/cart\//);
});

test('a cart whose scripts are late says so in French, until they load @full', async ({ page }) => {
  const late = signal();
  await page.route('**/assets/cart-*.js', async (route) => {
    await late.given;
    await route.fallback();
  });
  await page.clock.install();
  await page.goto('/fr/fr/cart/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(notice(page, 'fr')).toBeInViewport();
  late.give();
  await expect(notice(page, 'fr')).toBeHidden();
});
