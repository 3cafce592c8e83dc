import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { signal } from './api-traffic.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { expireCheckout } from './shop-database.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { fullUnless } from '../support/short-runs.ts';

/**
 * The server renders cart and checkout for the browser whose cookie has their token, and the application hydrates them.
 */

test.use({ viewport: { width: 375, height: 812 } });

const island = (page: Page) => page.locator('[data-island]');
const flow = (page: Page) => page.locator('[data-flow]');

/** The text for browsers without scripts; text locators skip it. */
const needsScripts = (page: Page) => page.locator('noscript p').filter({ visible: true });

/** Waits for hydration: the tab then stores its checkout. The state is rendered earlier. */
const keptFlow = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .toContainEqual(expect.stringMatching(/^sonde\.flow\.checkout\./));

/** The operations that the page requests from the shop. */
function operationsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql/')) return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
}

/** Opens a page whose application loads much later. */
async function openBeforeTheApplication(page: Page, path: string) {
  const arrival = signal();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.given;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return arrival;
}

/** Like the server's cookie; without scripts, storage stays empty. */
const keepCookieOf = (page: Page, token: string) =>
  page.context().addCookies([{ name: 'sonde.checkout.us', value: token, domain: '127.0.0.1', path: '/' }]);

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart shows its lines, and the checkout its step and the order @landing', async ({
    page,
    prepare,
  }) => {
    await keepCookieOf(page, (await prepare({ at: 'Contact' })).token);
    await page.goto('/us/en/cart/');
    await expect(new CartPage(page).line('Sonde IQ3').root).toBeVisible();
    await expect(needsScripts(page)).toHaveCount(1);
    await page.goto('/us/en/checkout/');
    await expect(new CheckoutPage(page).step('Contact')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('$');
    await expect(needsScripts(page)).toHaveCount(1);
  });

  for (const { what, path, button } of [
    { what: 'the checkout', path: '/us/en/checkout/', button: 'Continue' },
    { what: 'a form', path: '/us/en/form/demo/', button: 'Send' },
  ])
    test(`what is typed into ${what} and submitted is in no URL, and the page is shown again @landing`, async ({
      page,
      prepare,
    }) => {
      await keepCookieOf(page, (await prepare({ at: 'Contact' })).token);
      await page.goto(path);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.locator('form input[autocomplete="email"]').fill('ada@clinic.example');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: button, exact: true }).click();
      expect((await answer).status()).toBe(303);
      await expect(needsScripts(page)).toHaveCount(1);
      expect(new URL(page.url()).search).toBe('');
      expect(addresses.filter((address) => address.includes('ada'))).toEqual([]);
    });
});

test('an expired checkout is not rendered, and the page says so @full', async ({
  page,
  prepare,
  database,
}) => {
  const { token } = await prepare({ at: 'Payment' });
  await expireCheckout(database, token);
  await makeOwn(page, 'us', token);
  await page.goto('/us/en/checkout/');
  await expect(page.getByRole('main')).toContainText('This checkout has expired');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('if the shop becomes unreachable, Continue on a rendered step says so and keeps what was typed @full', async ({
  page,
  prepare,
  email,
  journal,
}) => {
  journal.provokes(/net::ERR_FAILED/);
  await makeOwn(page, 'us', (await prepare({ at: 'Shipping method' })).token);
  await page.route('**/graphql/', (route) => route.abort());
  const checkout = new CheckoutPage(page);
  await page.goto('/us/en/checkout/?step=contact');
  await checkout.email.fill(email);
  await checkout.continue.click();
  await expect(page.getByRole('alert').first()).toContainText('connection');
  await expect(checkout.email).toHaveValue(email);
});

for (const { what, path, at, state } of [
  { what: 'the cart', path: '/us/en/cart/', at: 'Contact', state: /^ready/ },
  { what: 'an address', path: '/us/en/checkout/', at: 'Shipping address', state: /^shipping\.address/ },
  { what: 'the payment', path: '/us/en/checkout/', at: 'Payment', state: /^billing\.payment/ },
] as const)
  test(`${what} is hydrated as rendered: without requests or layout shifts${fullUnless(at !== 'Shipping address')}`, async ({
    page,
    prepare,
  }) => {
    await makeOwn(page, 'us', (await prepare({ at })).token);
    await recordLayoutShifts(page);
    const asked = operationsOf(page);
    const application = await openBeforeTheApplication(page, path);
    await expect(flow(page)).toHaveAttribute('data-state', state);
    const served = await island(page).evaluateHandle((place) => [
      ...place.querySelectorAll('[data-flow], h1, h2, form, input, li'),
    ]);
    const tree = await island(page).ariaSnapshot();
    application.give();
    await page.waitForFunction(
      () => !document.querySelector('[data-island] noscript') && document.readyState === 'complete',
    );
    expect(
      await served.evaluate((elements) => elements.filter(({ isConnected }) => !isConnected).length),
    ).toBe(0);
    if (at !== 'Payment' || !path.endsWith('/checkout/'))
      expect(await island(page).ariaSnapshot()).toBe(tree);
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(asked).not.toContain('Checkout');
    expect(await violations(page)).toEqual([]);
  });

test('a browser whose cookie has an old cart sees its new one right after Add to cart, however late the server sets the cookie @full', async ({
  page,
}) => {
  const before = 'Zm9vYmFyX2Jhei1xdXV4MTIzNDU2Nzg5MGFiY2RlZmc';
  await keepCookieOf(page, before);
  const answers: (() => void)[] = [];
  await page.route('**/checkout-cookie/', (route) => void answers.push(() => void route.abort()));
  const product = new ProductPage(page);
  await product.open('iq3');
  const cart = page.waitForResponse((response) => new URL(response.url()).pathname === '/us/en/cart/');
  await product.addToCart.click();
  expect(await (await cart).text()).toContain('Sonde IQ3');
  await expect(new CartPage(page).line('Sonde IQ3').root).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'sonde.checkout.us')?.value).not.toBe(before);
  answers.forEach((answer) => answer());
});

test('presses and typing on rendered screens are replayed once the application runs @full', async ({
  page,
  prepare,
  email,
}) => {
  const { token } = await prepare({ at: 'Shipping method' });
  await makeOwn(page, 'us', token);
  const checkoutPage = await openBeforeTheApplication(page, '/us/en/checkout/?step=contact');
  const checkout = new CheckoutPage(page);
  await checkout.email.fill(email);
  await checkout.continue.click();
  checkoutPage.give();
  await expect(flow(page)).toHaveAttribute('data-state', /^shipping\.method/);

  const cartPage = await openBeforeTheApplication(page, '/us/en/cart/');
  const cart = new CartPage(page);
  await cart.line('Individual membership').remove.click();
  cartPage.give();
  await expect(cart.line('Individual membership').root).toHaveCount(0);
  await expect(cart.line('Sonde IQ3').root).toBeVisible();
});

test('a buyer who types during hydration can continue typing @landing', async ({ page, prepare }) => {
  await makeOwn(page, 'us', (await prepare({ at: 'Contact' })).token);
  const application = await openBeforeTheApplication(page, '/us/en/checkout/');
  const { email } = new CheckoutPage(page);
  const text = 'ada.augusta.byron.countess.of.lovelace@clinic.example';
  const typing = email.pressSequentially(text, { delay: 10 });
  await expect.poll(() => email.inputValue()).toContain('byron');
  application.give();
  await typing;
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(text);
  await expect(flow(page)).toHaveAttribute('data-state', /^contact/);
});

test('a started step is restored, and the rendered one is not shown before @full', async ({
  page,
  prepare,
}) => {
  await makeOwn(page, 'us', (await prepare({ at: 'Payment' })).token);
  const checkout = new CheckoutPage(page);
  await page.goto('/us/en/checkout/?step=contact');
  await keptFlow(page);
  await checkout.email.fill('half@typed');
  const application = await openBeforeTheApplication(page, '/us/en/checkout/');
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toBeVisible();
  await expect(checkout.step('Payment')).toBeHidden();
  application.give();
  await expect(checkout.email).toHaveValue('half@typed');
  await expect(checkout.step('Contact')).toBeFocused();
});

test('a browser whose storage and cookie have different carts shows only the stored one @full', async ({
  page,
  prepare,
}) => {
  const inCookie = await prepare({ at: 'Contact' });
  const inStorage = await prepare({ at: 'Cart', requested: { 'CBL-USBC': 2 } });
  await makeOwn(page, 'us', inCookie.token);
  await page.addInitScript((token) => localStorage.setItem('sonde.checkoutToken', token), inStorage.token);
  const application = await openBeforeTheApplication(page, '/us/en/cart/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cart = new CartPage(page);
  await expect(cart.line('Sonde IQ3').root).toBeHidden();
  application.give();
  await expect(cart.line('USB-C cable').root).toBeVisible();
  await expect(cart.line('Sonde IQ3').root).toHaveCount(0);
  await expect(cart.count).toHaveText('Cart 2');
});
