import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { placeWith } from './place-with-card.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';

const phone = { width: 375, height: 812 };
test.use({ viewport: phone });

const german = (message: string) => textIn('de', message);
const question = (page: Page) =>
  page.getByRole('heading', { level: 2, name: german('Continue this checkout here?') });
const continueHere = (page: Page) => page.getByRole('button', { name: german('Continue here') });
const goToCart = (page: Page) => page.getByRole('link', { name: german('Go to cart') });
const state = (page: Page) => page.locator('[data-flow="checkout"]');
const email = (page: Page) => page.locator('[autocomplete="email"]');
const givenName = (page: Page) => page.locator('[autocomplete~="given-name"]');
const next = (page: Page) => page.getByRole('button', { name: german('Continue'), exact: true });
const linkOf = (token: string) => `/de/de/checkout/${token}/`;

const berlin = {
  firstName: 'Ada',
  lastName: 'Okafor',
  street: 'Chausseestraße 12',
  city: 'Berlin',
  state: '',
  stateCode: '',
  postalCode: '10115',
  phone: '+49 30 1234567',
};

test('another browser must confirm before it takes over a checkout, and keeps its own cart if it declines @landing', async ({
  page,
  prepare,
  newVisitor,
}) => {
  const { token } = await prepare({ at: 'Shipping address', country: 'DE', address: berlin });
  const own = await prepare({ at: 'Cart', country: 'DE', requested: { 'CBL-USBC': 2 } });
  await makeOwn(page, 'de', own.token);
  await page.goto('/de/de/cart/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sonde.cartCount.de'))).toBe('2');
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

  await page.goto(linkOf(token));
  await expect(question(page)).toBeVisible();
  await expect(state(page)).toHaveAttribute('data-state', /^otherBrowser\.asking,/);
  await expect(page.getByRole('main')).toContainText('Sonde IQ3');
  await expect(page.getByRole('main')).toContainText(
    german('It replaces your current cart. If you don’t continue, your cart stays as it is.'),
  );
  await expect(email(page)).toHaveCount(0);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toBe(before);
  expect((await page.context().cookies()).map(({ value }) => value)).not.toContain(token);

  await goToCart(page).click();
  await expect(page.getByRole('main')).toContainText(german('Checkout'));
  await expect(page.getByRole('main')).not.toContainText('Sonde IQ3');
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText('Sonde IQ3');

  const stranger = await newVisitor();
  await stranger.setViewportSize(phone);
  await stranger.goto(linkOf(token));
  await expect(question(stranger)).toBeVisible();
  await goToCart(stranger).click();
  await expect(stranger.getByRole('main')).toContainText(german('Your cart is empty'));
});

test('what is typed in one browser is hidden from the other, which may take the checkout back @landing', async ({
  page,
  prepare,
  newVisitor,
}) => {
  const { token, email: senders } = await prepare({ at: 'Shipping address', country: 'DE', address: berlin });
  await makeOwn(page, 'de', token);
  await page.goto('/de/de/checkout/');
  await givenName(page).fill('Sender');

  const visitor = await newVisitor();
  await visitor.setViewportSize(phone);
  await visitor.goto(linkOf(token));
  await continueHere(visitor).click();
  await expect(state(visitor)).toHaveAttribute('data-state', /^shipping\.address/);
  await expect(visitor).toHaveURL(/\/de\/de\/checkout\/\?step=shipping-address$/);
  await visitor.goto('/de/de/checkout/?step=contact');
  await expect(email(visitor)).toHaveValue(senders);
  await email(visitor).fill('besucherin@klinik.example');
  const typed = { 'given-name': 'Ada', 'family-name': 'Byron', 'address-line1': berlin.street };
  for (const [name, text] of Object.entries({ ...typed, 'postal-code': berlin.postalCode }))
    await visitor.locator(`[autocomplete~="${name}"]`).fill(text);
  await visitor.locator('#shipping-city').fill(berlin.city);
  await next(visitor).click();
  await expect(state(visitor)).toHaveAttribute('data-state', /^shipping\.method/);

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(question(page)).toBeVisible();
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql/'))
      void response.text().then(
        (text) => answers.push(text),
        // The response can't be read after the page was left.
        () => undefined,
      );
  });
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.goto('/de/de/cart/');
  await expect(page.getByRole('main')).toContainText(german('Your cart is open in another browser'));
  await page.goto(linkOf(token));
  await continueHere(page).click();
  await expect(state(page)).toHaveAttribute('data-state', /^shipping\.address/);
  await page.goto('/de/de/checkout/?step=contact');
  await expect(email(page)).toHaveValue(senders);
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.join('\n')).not.toContain('besucherin');

  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(question(visitor)).toBeVisible();
});

test('a browser that returns to its own checkout needs no confirmation @full', async ({ page, prepare }) => {
  const { token } = await prepare({ at: 'Shipping address', country: 'DE', address: berlin });
  await makeOwn(page, 'de', token);
  for (const address of [linkOf(token), `/de/de/checkout/payment/${token}/`, '/de/de/checkout/payment/']) {
    await page.goto(address);
    await expect(state(page)).toHaveAttribute('data-state', /^shipping\.address/);
  }
  await page.reload();
  await expect(state(page)).toHaveAttribute('data-state', /^shipping\.address/);
  await page.goto('/de/de/cart/');
  await page
    .getByRole('button', { name: german('Checkout') })
    .first()
    .click();
  await expect(state(page)).toHaveAttribute('data-state', /^shipping\.address/);
});

test('the address of the payment step opens it, also once a payment is chosen @full', async ({
  page,
  prepare,
}) => {
  const { token } = await prepare({ at: 'Payment' });
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await checkout.passStepsTo('Review', {
    Payment: () => page.getByRole('main').locator('label').filter({ hasText: 'US bank account' }).click(),
  });
  await page.goto('/us/en/checkout/payment/');
  await checkout.expectStep('Payment');
});

test('a link that another browser continued and ordered says so, and shows the order to no one else @full', async ({
  page,
  prepare,
  newVisitor,
  books,
}) => {
  const { token } = await prepare({ at: 'Payment', country: 'DE', address: berlin });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const checkout = new CheckoutPage(page);
  await checkout.openForeignLink(token, 'de/en');
  await checkout.continueHere.click();
  await checkout.expectStep('Payment');
  requests.length = 0;
  await placeWith(checkout, cards.good);
  await expect(page).toHaveURL(/\/de\/en\/confirmation\//);
  expect((await books()).orders).toHaveLength(1);
  expect(requests.filter((request) => request.includes(token))).toEqual([]);

  const sender = await newVisitor();
  await sender.setViewportSize(phone);
  await makeOwn(sender, 'de', token);
  for (const address of ['/de/de/checkout/', linkOf(token)]) {
    await sender.goto(address);
    await expect(
      sender.getByRole('heading', { name: german('This order has already been placed') }),
    ).toBeVisible();
    await expect(sender.getByRole('main')).not.toContainText(/Okafor|Chausseestraße/);
  }
  await sender.goto('/de/de/cart/');
  await expect(sender.getByRole('main')).toContainText(german('You’ve already ordered these items.'));
  await expect(sender.getByRole('link', { name: german('See your order') })).toHaveCount(0);
});

test('a browser without storage must confirm, too, and its checkout survives a reload without a token in the URL @full', async ({
  page,
  prepare,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.route('**/checkout-cookie/', (route) => route.fulfill({ status: 204 }));
  const { token } = await prepare({ at: 'Contact', country: 'DE' });
  await page.goto(linkOf(token));
  await continueHere(page).click();
  await email(page).fill('ada@klinik.example');
  await next(page).click();
  await expect(page).toHaveURL(/\/de\/de\/checkout\/\?step=contact$/);
  await page.reload();
  await expect(state(page)).toHaveAttribute('data-state', /^contact/);
});
