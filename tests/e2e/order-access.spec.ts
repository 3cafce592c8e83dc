import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { placeWith } from './place-with-card.ts';
import { placeOrder } from './placed-order.ts';
import type { PreparedCheckout } from './prepared-checkout.ts';

/** Places the order; returns the address of its page below country and language. */
async function order(page: Page, { token }: PreparedCheckout): Promise<string> {
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await placeWith(checkout, cards.good);
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  return new URL(page.url()).pathname.split('/').slice(3).join('/');
}

const question = (page: Page) => page.locator('[data-flow="order-access"]');

test('the browser that placed an order sees names and addresses at once, with a cookie that scripts can’t read @full', async ({
  page,
  context,
  prepare,
  email,
}) => {
  const address = await order(page, await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } }));
  await expect(page).toHaveURL(new RegExp(`/us/en/${address}$`));
  await expect(page.getByRole('main')).toContainText(email);
  await expect(question(page)).toHaveCount(0);
  const [cookie] = (await context.cookies()).filter(({ name }) => name.startsWith('sonde.order.'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('sonde.order.');

  await page.getByRole('link', { name: 'Payment details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment details' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Visa ending in 4242');
  await expect(page.getByRole('main')).toContainText('Paid');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: /^\d+$/ }).click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
});

test('an old link asks for the address on a phone, in German: a wrong one shows nothing, the right one the order @landing', async ({
  page: visitor,
  prepare,
  email,
  baseURL,
}) => {
  const prepared = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } });
  const address = `confirmation/${await placeOrder(baseURL ?? '', prepared)}/`;
  await visitor.setViewportSize({ width: 375, height: 667 });
  await visitor.goto(`/de/de/${address}`);
  const asked = question(visitor);
  await expect(asked).toHaveAttribute('data-state', 'asking.typing');
  await expect(visitor.locator('[data-order-number]')).toBeVisible();
  await expect(visitor.getByRole('main')).not.toContainText(email);
  await expect(visitor.getByRole('main')).not.toContainText('4242');
  expect(await violations(visitor)).toEqual([]);

  await asked.locator('button[type=submit]').click();
  await expect(asked.getByRole('alert').filter({ has: visitor.getByRole('link') })).toBeFocused();
  await expect(visitor).toHaveTitle(/^Fehler: /);
  expect(await violations(visitor)).toEqual([]);
  await asked.getByRole('alert').getByRole('link').click();
  await expect(asked.getByRole('textbox')).toBeFocused();

  await asked.getByRole('textbox').fill('wrong@clinic.example');
  await asked.locator('button[type=submit]').click();
  await expect(asked).toHaveAttribute('data-state', 'asking.refused');
  await expect(asked.getByRole('alert')).toBeFocused();
  await expect(visitor).toHaveTitle(/^Fehler: /);

  await asked.getByRole('textbox').fill(email.toUpperCase());
  await asked.locator('button[type=submit]').click();
  await expect(visitor.getByRole('main')).toContainText(email);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => visitor.title()).not.toContain('Fehler: ');
  await expect(visitor).toHaveURL(new RegExp(`/de/de/${address}$`));
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText(email);
});

test('a browser whose cookie has expired proves the order with the key with which it placed it @full', async ({
  page,
  context,
  prepare,
  email,
}) => {
  await order(page, await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } }));
  await context.clearCookies({ name: /^sonde\.order\./ });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
});

test('the payment details of an unproved order look like those of an unknown order @full', async ({
  page,
  newVisitor,
  prepare,
  request,
}) => {
  const address = await order(page, await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } }));
  const [, token = ''] = address.split('/');
  const missing = 'x'.repeat(43);
  const fetchPage = async (orderToken: string) => {
    const answer = await request.get(`/us/en/payment-details/${orderToken}/`, { maxRedirects: 0 });
    const html = (await answer.text()).replaceAll(orderToken, 'TOKEN').replaceAll(/nonce="[^"]*"/g, '');
    return [answer.status(), answer.headers()['cache-control'], html];
  };
  expect(await fetchPage(token)).toEqual(await fetchPage(missing));
  expect((await fetchPage(missing)).slice(0, 2)).toEqual([200, 'no-store']);

  const visitor = await newVisitor();
  await visitor.goto(`/us/en/payment-details/${missing}/`);
  await visitor.getByLabel('Email address of the order').fill('ada@clinic.example');
  await visitor.getByRole('button', { name: 'Show order details' }).click();
  await expect(visitor.getByRole('alert')).toContainText(
    'This email address doesn’t match the order in your link',
  );
  expect(await violations(visitor)).toEqual([]);
});
