import type { BrowserContext, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { answer, choices, dataLayer, question, recordedEvents, storedEntries } from './consent.ts';
import { expect, screens, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { recordLayoutShifts } from './layout-shifts.ts';
import { signInFrom } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

const [desktop, phone] = screens;

/** No one has answered yet. */
test.use({ storageState: { cookies: [], origins: [] } });

/** The paths that analytics alone requests. */
function watchRecording(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/visits.js' || (request.postData() ?? '').includes('AnalyticsRecord'))
      requests.push(pathname);
  });
  return requests;
}

for (const screen of screens)
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: screen.viewport });

    test(`nothing is loaded, stored or sent before an answer, and none after declining${fullUnless(screen.name === 'desktop')}`, async ({
      page,
      context,
    }) => {
      const requests = watchRecording(context);
      await recordLayoutShifts(page);
      await page.goto('/us/en/');
      await expect(question(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([await storedEntries(page), await context.cookies(), await dataLayer(page)]).toEqual([
        {},
        [],
        null,
      ]);
      await endTransitions(page);
      expect(await violations(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page)).toBe(0);

      await answer(page, 'Decline').click();
      await expect(question(page)).toBeHidden();
      for (const path of ['/us/en/accessories/', '/us/en/product/iq3/', '/us/en/cart/']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect(question(page)).toBeHidden();
      }
      expect(await storedEntries(page)).toEqual({ 'sonde.analyticsConsent': 'denied' });
      expect([requests, await context.cookies(), await dataLayer(page)]).toEqual([[], [], null]);
      expect(
        await page.evaluate(() => (window as unknown as { readonly shifts: readonly unknown[] }).shifts),
      ).toEqual([]);
    });

    test(`both answers look alike, and the page can be used without one @landing${fullUnless(screen.name === 'phone')}`, async ({
      page,
    }) => {
      await page.goto('/us/en/');
      const looks = await Promise.all(
        (['Decline', 'Accept'] as const).map(async (name) => {
          const button = answer(page, name);
          const style = await button.evaluate((element) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
            return { color, backgroundColor, borderColor, fontSize, fontWeight };
          });
          const box = await button.boundingBox();
          return { style, size: [box?.width, box?.height] };
        }),
      );
      expect(looks[0]).toEqual(looks[1]);
      await page.getByRole('link', { name: 'Configure Sonde IQ3' }).click();
      await new ProductPage(page).addToCart.click();
      await expect(new CartPage(page).heading).toBeVisible();
      await expect(question(page)).toBeVisible();
    });
  });

for (const path of ['/us/en/', '/us/en/vet/', '/us/en/iq/', '/de/de/', '/ae/ar/'])
  test(`the question on a phone covers neither headline nor main button of ${path} @landing${fullUnless(path === '/de/de/')}`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [375, 812],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      // Its name is in the page's language.
      const asked = page.locator('#privacy-choices');
      await expect(asked).toBeInViewport({ ratio: 1 });
      const top = await asked.evaluate((element) => element.getBoundingClientRect().top);
      const hero = page.getByRole('main').locator('section').first();
      for (const place of [hero.getByRole('heading', { level: 1 }), hero.getByRole('link').first()]) {
        await expect(place).toBeInViewport({ ratio: 1 });
        const box = await place.boundingBox();
        expect((box?.y ?? top) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(top);
      }
    }
  });

test.describe('a visitor who accepts @landing', () => {
  test.use({ viewport: phone.viewport });

  test('has the events of a purchase recorded, the purchase once', async ({ page, email, database }) => {
    const checkout = new CheckoutPage(page);
    const confirmation = new ConfirmationPage(page);
    const names = () => recordedEvents(database, page);

    await page.goto('/us/en/');
    await answer(page, 'Accept').click();
    await expect.poll(names).toEqual(['view_item_list', 'view_item_list']);
    await page.getByRole('link', { name: 'Configure Sonde IQ3' }).click();
    await expect.poll(async () => (await names()).slice(2)).toEqual(['view_item']);
    await new ProductPage(page).addToCart.click();
    await expect(new CartPage(page).heading).toBeVisible();
    await expect.poll(async () => (await names()).slice(3)).toEqual(['add_to_cart', 'view_cart']);
    expect(await dataLayer(page)).toMatchObject([
      {
        event: 'view_cart',
        currency: 'USD',
        items: [
          { sku: 'IQ3-USBC', name: 'Sonde IQ3', category: 'DEVICE', price: 3899, discount: 0, quantity: 1 },
          { category: 'SUBSCRIPTION', price: 420, quantity: 1, listId: '', listName: '' },
        ],
      },
    ]);
    await new CartPage(page).checkout.click();
    await walkTo(checkout, 'Review', { email, address: clinic, card: cards.good });
    await expect
      .poll(async () => (await names()).slice(5))
      .toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info']);
    await checkout.acknowledgeAll();
    await checkout.placeOrder.click();
    await expect(confirmation.heading).toBeVisible();
    await expect.poll(async () => (await names()).slice(8)).toEqual(['purchase']);
    const number = await confirmation.orderNumber.innerText();
    expect(await dataLayer(page)).toMatchObject([{ event: 'purchase', transactionId: number }]);

    await page.reload();
    await expect(confirmation.heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await dataLayer(page)).toEqual([]);
    // Nor does another copy of the page: the shop has the order's purchase already.
    await page.evaluate(() => localStorage.removeItem('sonde.recordedPurchase'));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await dataLayer(page)).toMatchObject([{ event: 'purchase' }]);
    await expect.poll(names).toHaveLength(9);
    const { 'sonde.anonymousId': visitor = '' } = await storedEntries(page);
    const [row] = await database<{ readonly text: string }[]>`
      select string_agg(body::text || context::text, '') as text
      from analytics_record where anonymous_id = ${visitor}`;
    expect(row?.text).not.toMatch(/@|Howard|4242|[\w-]{40}/);
  });

  test('has a removed line recorded, changes their mind at the end of a page, and back', async ({
    page,
    database,
    context,
  }) => {
    await page.goto('/us/en/product/iq3/');
    await answer(page, 'Accept').click();
    await new ProductPage(page).addToCart.click();
    const cart = new CartPage(page);
    await cart.line('Sonde IQ3').remove.click();
    await expect
      .poll(async () => (await recordedEvents(database, page)).filter((name) => name === 'remove_from_cart'))
      .toHaveLength(1);

    await choices(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toContainText('You’ve accepted.');
    await answer(page, 'Decline').focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(choices(page)).toBeFocused();
    expect(Object.keys(await storedEntries(page))).not.toContain('sonde.anonymousId');
    const requests = watchRecording(context);
    await page.goto('/us/en/product/iq3/');
    await page.waitForLoadState('networkidle');
    expect([requests, await dataLayer(page)]).toEqual([[], null]);

    await choices(page).click();
    await expect(question(page)).toContainText('You’ve declined.');
    await answer(page, 'Accept').click();
    await expect.poll(() => dataLayer(page)).toMatchObject([{ event: 'view_item' }]);
  });
});

test.describe('the opt-out @landing', () => {
  test.use({ viewport: desktop.viewport });

  test('of a browser’s signal is honored and said', async ({ page, context }) => {
    const requests = watchRecording(context);
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      // Even a visitor who agreed before the signal was on.
      localStorage.setItem('sonde.analyticsConsent', 'granted');
    });
    await page.goto('/us/en/');
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('Your opt-out signal (GPC) is honored')).toBeVisible();
    expect(await storedEntries(page)).toEqual({ 'sonde.analyticsConsent': 'denied' });
    await choices(page).click();
    await expect(question(page)).toContainText('Global Privacy Control');
    await expect(question(page).getByRole('button')).toHaveText(['Close']);
    await question(page).getByRole('button').click();
    await expect(question(page)).toBeHidden();
    expect([requests, await dataLayer(page)]).toEqual([[], null]);
  });

  test('of the signal counts in every browser in which the person signs in @full', async ({
    browser,
    page,
    database,
    baseURL,
  }) => {
    const email = 'forever@solo.example';
    const signIn = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Sign in' });
    const signaling = await browser.newContext({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
    await signaling.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const first = await signaling.newPage();
    await first.goto(`${baseURL}/us/en/contact/`);
    await signInFrom(signIn(first), email);
    await signaling.close();

    await page.goto('/us/en/contact/');
    await answer(page, 'Accept').click();
    await signInFrom(signIn(page), email);
    await page.goto('/us/en/product/iq3/');
    await expect
      .poll(async () => (await storedEntries(page))['sonde.analyticsConsent'], { timeout: 15_000 })
      .toBe('denied');
    const [row] = await database<{ readonly count: number }[]>`
      select count(*)::int as count from analytics_record
      where user_id in (select cloud_id from users where email = ${email})`;
    expect(row?.count).toBe(0);
  });

  test('of the form is the same, also for whoever had accepted', async ({ page, email, database }) => {
    await page.goto('/us/en/');
    await answer(page, 'Accept').click();
    await expect.poll(async () => (await storedEntries(page))['sonde.anonymousId']).toBeDefined();
    await page.goto('/us/en/form/ccpa-do-not-sell/');
    const form = new LeadFormPage(page);
    await form.fill({ firstName: 'Ada', lastName: 'Byron', email, countryArea: 'CA' });
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(await storedEntries(page)).toMatchObject({ 'sonde.analyticsConsent': 'denied' });
    expect(Object.keys(await storedEntries(page))).not.toContain('sonde.anonymousId');
    await expect
      .poll(
        () =>
          database`select from analytics_opt_out where email_digest = sha256(convert_to(lower(${email}), 'UTF8'))`,
      )
      .toHaveLength(1);
  });
});

test('a page without scripts doesn’t ask @landing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/us/en/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-consent-choice]').first()).toBeHidden();
  await context.close();
});

test.describe('in Arabic, on a phone @full', () => {
  test.use({ viewport: phone.viewport });

  test('the question runs from right to left and fits', async ({ page }) => {
    await page.goto('/ae/ar/');
    const buttons = page.locator('aside [data-consent-choice]:visible');
    await expect(buttons).toHaveCount(2);
    const [decline, accept] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
    expect(decline?.x).toBeGreaterThan(accept?.x ?? 0);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    await buttons.nth(1).click();
    await expect.poll(() => dataLayer(page)).toMatchObject([{ event: 'view_item_list', currency: 'USD' }]);
  });
});
