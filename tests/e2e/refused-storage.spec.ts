import type { Page } from '@playwright/test';
import { textIn } from './catalogue-texts.ts';
import { setEndsOfOffers } from './ends-of-offers.ts';
import { expect, test } from './fixtures.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { fullUnless } from '../support/short-runs.ts';

/** Browser storage that is refused or full. */
const storages = {
  refused: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
} as const;

async function refuseCookies(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }));
  await page.route('**/checkout-cookie/', (route) => route.fulfill({ status: 204 }));
}

const german = (message: string) => textIn('de', message);
const button = (page: Page, message: string) => page.getByRole('button', { name: german(message) }).first();
const email = (page: Page) => page.locator('[autocomplete="email"]');
const checkoutState = (page: Page) => page.locator('[data-flow="checkout"]');

async function addInGerman(page: Page): Promise<void> {
  await page.goto('/de/de/product/iq3/');
  await button(page, 'Add to cart').click();
}

test.use({ viewport: { width: 375, height: 812 } });

for (const [what, storage] of Object.entries(storages))
  test(`with a storage that is ${what} the cart is kept, and so is what was typed in the checkout @landing${fullUnless(what === 'full')}`, async ({
    page,
  }) => {
    await page.addInitScript(storage);
    await addInGerman(page);
    await expect(button(page, 'Checkout')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Sonde IQ3');
    await button(page, 'Checkout').click();
    // The application has hydrated the page.
    await expect(page).toHaveURL(/\?step=contact$/);
    await email(page).fill('halb@getippt');
    await page.reload();
    await expect(email(page)).toHaveValue('halb@getippt');
    await email(page).fill('ada@klinik.example');
    await button(page, 'Continue').click();
    await page.locator('[autocomplete~="given-name"]').fill('Noël');
    await page.reload();
    await expect(page.locator('[autocomplete~="given-name"]')).toHaveValue('Noël');
  });

test.describe('with a storage that is refused', () => {
  test.beforeEach(({ page }) => page.addInitScript(storages.refused));

  test('a second product is added to the first one @full', async ({ page }) => {
    await addInGerman(page);
    await expect(button(page, 'Checkout')).toBeVisible();
    await page.goto('/de/de/product/iq-plus/');
    await button(page, 'Add to cart').click();
    await expect(page.getByRole('main')).toContainText('Sonde IQ+');
    await expect(page.getByRole('main')).toContainText('Sonde IQ3');
  });

  test('an unsent form is restored after a reload @full', async ({ page }) => {
    const form = new LeadFormPage(page);
    await form.open('no/no', 'government');
    // All countries are in the list once the application has hydrated the form.
    await expect(form.field('country').locator('option')).not.toHaveCount(1);
    await form.fill({ firstName: 'Ada', comment: 'En lang tekst.' });
    await page.reload();
    await expect(form.field('firstName')).toHaveValue('Ada');
    await expect(form.field('comment')).toHaveValue('En lang tekst.');
  });

  test('a link with a code, a banner, a countdown and the views of a page work @full', async ({
    page,
    database,
  }) => {
    await setEndsOfOffers(database);
    await page.goto('/us/en/?voucherCode=WELCOME10');
    const banner = page.locator('aside[data-promotion]');
    await banner.getByRole('button', { name: 'Close this offer' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('link', { name: /^Cart/ }).first()).toBeVisible();
    await page.goto('/us/en/offer/?voucherCode=WELCOME10');
    await expect(page.locator('time-left').first()).toHaveText(/^\d\d:\d\d:\d\d$/);
  });
});

test('if nothing can be stored, the button says so and leads to a checkout that survives a reload; the cart says why @landing', async ({
  page,
}) => {
  await page.addInitScript(storages.refused);
  await refuseCookies(page);
  await addInGerman(page);
  const notice = page.getByRole('alert').filter({
    hasText: german(
      'Your browser is blocking cookies, so we can’t keep your cart from page to page. Allow cookies for this site and reload the page, or check out now.',
    ),
  });
  await notice.getByRole('link', { name: german('Check out now') }).click();
  await expect(checkoutState(page)).toHaveAttribute('data-state', /contact/);
  await email(page).fill('ada@klinik.example');
  await expect(page).toHaveURL(/\/de\/de\/checkout\/\?step=contact$/);
  await page.locator('[autocomplete~="given-name"]').fill('Noël');
  await page.reload();
  await expect(email(page)).toHaveValue('ada@klinik.example');
  await expect(page.locator('[autocomplete~="given-name"]')).toHaveValue('Noël');
  await page.goto('/de/de/cart/');
  const reason = german(
    'Your browser is blocking cookies, so we can’t keep a cart for you. Allow cookies for this site and add the products again, or go back to the product page and check out from there.',
  );
  await expect(page.getByText(reason)).toBeVisible();
});

test('a cart survives when a browser deletes script-written storage, as Safari does after seven days @landing', async ({
  page,
  context,
}) => {
  await addInGerman(page);
  await expect(button(page, 'Checkout')).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([
    {
      name: 'sonde.checkout.de',
      value: expect.stringMatching(/^[\w-]{16,128}$/),
      sameSite: 'Lax',
      path: '/',
    },
  ]);
  const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/de/de/cart/');
  await expect(button(page, 'Checkout')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sonde IQ3');
  await page.goto('/fr/fr/cart/');
  await expect(page.getByRole('main')).not.toContainText('Sonde IQ3');
});

test('an unsent form is restored after a reload, with its country; a sent one is not @full', async ({
  page,
  email,
}) => {
  const form = new LeadFormPage(page);
  await form.open('no/no', 'demo');
  await form.fill({ firstName: 'Ada', lastName: 'Byron', email, specialty: 'CARDIOLOGY', country: 'US' });
  await form.fill({ countryArea: 'CA' });
  await page.reload();
  await expect(form.field('country')).toHaveValue('US');
  await expect(form.field('countryArea')).toHaveValue('CA');
  await expect(form.field('lastName')).toHaveValue('Byron');
  await form.send.click();
  await expect(form.root).toHaveAttribute('data-state', 'sent');
  await page.reload();
  await expect(form.field('country')).toHaveValue('NO');
  await expect(form.field('firstName')).toHaveValue('');
});
