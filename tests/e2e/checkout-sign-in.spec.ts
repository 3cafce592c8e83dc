import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { enterPassword, signInFrom } from './sign-in.ts';
import { waitForHydration } from './hydration.ts';

const phone = { width: 375, height: 667 };
const checkoutPath = '/de/de/checkout/';

const field = (page: Page, name: string) => page.locator(`[data-flow="checkout"] [name="${name}"]`).first();
const signInLink = (page: Page) => page.getByRole('banner').locator('a[data-sign-in]');
const cartCount = (page: Page) => page.getByRole('banner').locator('cart-count').first();

/** On the page of the account service: a person who is new to the shop. */
async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Erika Muster');
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await signInLink(page).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.use({ viewport: phone });

test('signing in during the checkout keeps cart, step and everything typed, in both tabs @landing', async ({
  page,
  context,
  prepare,
  email,
  database,
}) => {
  const { token } = await prepare({ country: 'DE', requested: { 'IQ3-USBC': 1 } });
  await new CheckoutPage(page, 'de').openLink(token, 'de/de');
  const other = await context.newPage();
  await other.setViewportSize(phone);
  await other.goto('/de/de/cart/');
  await field(page, 'email').fill('halb@getippt');
  await field(page, 'city').fill('Münster');
  await signInLink(page).click();
  await createAccount(page, email);
  await page.waitForURL(`${checkoutPath}*`);
  await waitForHydration(page);
  await expect(field(page, 'email')).toHaveValue('halb@getippt');
  await expect(field(page, 'city')).toHaveValue('Münster');
  await expect(signInLink(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await expect(signInLink(other)).toBeHidden();
  await expect(cartCount(other)).toHaveText('1');
  const [row] = await database`
    select users.email, round(extract(epoch from expires_at - now()) / 86400)::integer as days
    from checkout join users on users.id = user_id where token_hash = sha256(${token}::bytea)`;
  expect(row).toEqual({ email, days: 90 });
});

test('two carts are merged, and the buyer sees which lines changed @full', async ({
  page,
  newVisitor,
  prepare,
  email,
}) => {
  const elsewhere = await newVisitor();
  const { token: older } = await prepare({ country: 'DE', requested: { 'IQ3-USBC': 3, 'CBL-USBC': 1 } });
  await makeOwn(elsewhere, 'de', older);
  await elsewhere.goto('/de/de/cart/');
  await signInLink(elsewhere).click();
  await createAccount(elsewhere, email);
  await elsewhere.waitForURL('/de/de/cart/');

  const { token: newer } = await prepare({ country: 'DE', requested: { 'IQ3-USBC': 1 } });
  await new CheckoutPage(page, 'de').openLink(newer, 'de/de');
  await field(page, 'email').fill('halb@getippt');
  await signInAgain(page, email);
  const notice = page.getByRole('main').getByRole('status');
  await expect(notice.getByRole('listitem')).toHaveCount(2);
  await expect(notice.getByRole('listitem').filter({ hasText: 'IQ3' })).toContainText(/1.*3/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL(`${checkoutPath}*`);
  await waitForHydration(page);
  await expect(field(page, 'email')).toHaveValue('halb@getippt');
  await expect(cartCount(page)).toHaveText('2');

  await elsewhere.reload();
  await expect(elsewhere.locator('[data-flow="cart"]')).toHaveAttribute('data-state', 'otherBrowser');
});

test('the open checkout is found in another browser @full', async ({ page, newVisitor, prepare, email }) => {
  const { token } = await prepare({ country: 'DE', requested: { 'IQ3-USBC': 2 } });
  await makeOwn(page, 'de', token);
  await page.goto('/de/de/cart/');
  await signInLink(page).click();
  await createAccount(page, email);
  await page.waitForURL('/de/de/cart/');
  const elsewhere = await newVisitor();
  await elsewhere.goto(checkoutPath);
  await signInAgain(elsewhere, email);
  await elsewhere.waitForURL(checkoutPath);
  await waitForHydration(elsewhere);
  await expect(field(elsewhere, 'email')).toBeVisible();
  await expect(cartCount(elsewhere)).toHaveText('2');
});

test('the open checkout in the shop of the person’s organization is found from another country’s page @full', async ({
  page,
  newVisitor,
  prepare,
}) => {
  const { token } = await prepare({ country: 'DE', requested: { 'IQ3-USBC': 2 } });
  const elsewhere = await newVisitor();
  await makeOwn(elsewhere, 'de', token);
  await elsewhere.goto('/de/de/cart/');
  await signInFrom(signInLink(elsewhere), 'admin@klinik.example');
  await page.goto('/us/en/cart/');
  await signInLink(page).click();
  await enterPassword(page, 'admin@klinik.example');
  await page.waitForURL('/de/**/cart/');
  await expect(cartCount(page)).toHaveText('2');
  expect(await page.evaluate(() => localStorage.getItem('sonde.checkoutToken.de'))).toBe(token);
});

test.describe('a session that ends', () => {
  const notice = (page: Page) => page.locator('[data-close-ended]');
  const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('sonde.authToken'));

  /** A person at the first step of a checkout in the German shop. */
  async function beginCheckout(page: Page, token: string, email: string): Promise<void> {
    await new CheckoutPage(page, 'de').openLink(token, 'de/de');
    await signInLink(page).click();
    await createAccount(page, email);
    await page.waitForURL(`${checkoutPath}*`);
    await waitForHydration(page);
  }

  const addressFields = {
    email: 'erika@klinik.example',
    firstName: 'Erika',
    lastName: 'Muster',
    streetAddress1: 'Domplatz 1',
    city: 'Münster',
    postalCode: '48143',
    phone: '0251 555 0132',
  };
  const readFields = (page: Page) =>
    Promise.all(Object.keys(addressFields).map((name) => field(page, name).inputValue()));

  test('in the shop is reported in both tabs, keeps everything typed, and continues after signing in @landing', async ({
    page,
    context,
    prepare,
    email,
    request,
  }) => {
    const { token } = await prepare({ country: 'DE', requested: { 'IQ3-USBC': 1 } });
    await beginCheckout(page, token, email);
    const other = await context.newPage();
    await other.setViewportSize(phone);
    await other.goto('/de/de/accessories/');
    for (const [name, value] of Object.entries(addressFields)) await field(page, name).fill(value);
    const before = await readFields(page);
    const { token: jwt } = JSON.parse((await storedToken(page)) ?? '{}') as { readonly token: string };
    await request.post('/graphql/', {
      data: {
        query:
          'mutation TokenRevoke($token: String!) { tokenRevoke(token: $token) { accountErrors { code } } }',
        variables: { token: jwt },
      },
    });
    await new CheckoutPage(page, 'de').continue.click();
    await expect(notice(page)).toBeVisible();
    await expect(notice(other)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await storedToken(page)).toBeNull();
    expect(await readFields(page)).toEqual(before);
    await expect(signInLink(other)).toBeVisible();
    await notice(other).click();
    await expect(notice(page)).toBeHidden();

    // The account service still recognizes the person, and asks for no password.
    await signInLink(page).click();
    await page.waitForURL('**/login/**');
    await page.waitForURL(`${checkoutPath}*`);
    await waitForHydration(page);
    expect(await readFields(page)).toEqual(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await new CheckoutPage(page, 'de').continue.click();
    await expect(page).toHaveURL(/step=shipping-method/);
    expect(await page.evaluate(() => localStorage.getItem('sonde.checkoutToken.de'))).toBe(token);
  });

  test('by expiry is reported on any page, and its checkout is found again @full', async ({
    page,
    prepare,
    email,
  }) => {
    const { token } = await prepare({ country: 'DE', requested: { 'IQ3-USBC': 1 } });
    await beginCheckout(page, token, email);
    await field(page, 'email').fill('halb@getippt');
    await page.goto('/de/de/accessories/');
    await expect(notice(page)).toBeHidden();
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('sonde.authToken') ?? '{}') as object;
      const ending = { ...stored, expiresIn: 60, createdAtSeconds: Math.floor(Date.now() / 1000) - 59 };
      localStorage.setItem('sonde.authToken', JSON.stringify(ending));
      dispatchEvent(new Event('sonde:session'));
    });
    await expect(notice(page)).toBeVisible();
    await expect(signInLink(page)).toBeVisible();

    await page.goto(checkoutPath);
    await waitForHydration(page);
    await expect(notice(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await expect(field(page, 'email')).toHaveCount(0);
    await page
      .locator('aside', { has: notice(page) })
      .locator('a[data-sign-in]')
      .click();
    await page.waitForURL('**/login/**');
    await page.waitForURL(checkoutPath);
    await waitForHydration(page);
    await expect(field(page, 'email')).toHaveValue('halb@getippt');
    await expect(notice(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('sonde.checkoutToken.de'))).toBe(token);
  });
});
