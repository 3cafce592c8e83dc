import type { Page, Request } from '@playwright/test';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { ProductPage } from './pages/product-page.ts';

test('every field has autocomplete for browsers', async ({ page, prepare, email }) => {
  const checkout = new CheckoutPage(page);
  const expectTokens = async (tokens: readonly string[]) => {
    for (const token of tokens)
      await expect(page.locator(`[autocomplete~="${token}"]`), token).toHaveCount(1);
  };
  await checkout.openLink((await prepare({ at: 'Contact' })).token);
  await checkout.expectStep('Contact');
  await expectTokens(['email']);
  await walkTo(checkout, 'Shipping address', { email });
  await expectTokens([
    'given-name',
    'family-name',
    'organization',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
    'tel',
  ]);
  await walkTo(checkout, 'Payment', { address: clinic });
  await checkout.card.waitUntilReady();
  await expect(checkout.card.number).toHaveAttribute('autocomplete', 'cc-number');
  await expect(checkout.card.expiry).toHaveAttribute('autocomplete', 'cc-exp');
  await expect(checkout.card.securityCode).toHaveAttribute('autocomplete', 'cc-csc');
});

test('each page with a total has it once, in minor units @landing', async ({ page, prepare }) => {
  const checkout = new CheckoutPage(page);
  const expectOneTotal = async () => {
    await expect(totalOf(page)).toHaveCount(1);
    await expect(totalOf(page)).toHaveAttribute('data-total', /^\d+$/);
    await expect(totalOf(page)).toHaveAttribute('data-currency', 'USD');
  };
  await new ProductPage(page).open('iq3');
  await expectOneTotal();
  await checkout.openLink((await prepare({ at: 'Payment' })).token);
  await checkout.expectStep('Payment');
  await expectOneTotal();
  await new CartPage(page).open();
  await expect(new CartPage(page).checkout).toBeVisible();
  await expectOneTotal();
  await new CartPage(page).checkout.click();
  await walkTo(checkout, 'Review', { card: cards.good });
  await expectOneTotal();
  for (const box of await checkout.acknowledgements.all()) await expect(box).toHaveAttribute('required', '');
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  await expectOneTotal();
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expectOneTotal();
});

/** Client operations with fixed names, as far as a purchase needs them (coverage API-4). */
const operations = [
  'CheckoutCreate',
  'CheckoutEmailUpdate',
  'CheckoutShippingAddressUpdate',
  'CheckoutShippingMethodUpdate',
  'CheckoutBillingAddressUpdate',
  'CheckoutPaymentCreate',
  'CheckoutComplete',
];

async function buy(page: Page, email: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  await new ProductPage(page).open('iq3');
  await new ProductPage(page).addToCart.click();
  await new CartPage(page).checkout.click();
  await walkTo(checkout, 'Payment', { email, address: clinic });
  await checkout.card.enter(cards.good);
  await expect(page.locator('body')).not.toContainText('4242');
  expect(await page.content()).not.toMatch(/4242[ -]?4242/);
  await checkout.continue.click();
  await checkout.acknowledgeAll();
  await checkout.placeOrder.click();
  await expect(new ConfirmationPage(page).heading).toBeVisible();
}

test('a purchase sends the fixed operations, and the card only to the provider @landing', async ({
  page,
  context,
  email,
}) => {
  const sent: Request[] = [];
  context.on('request', (request) => sent.push(request));
  await buy(page, email);

  const toApi = sent.filter((request) => request.url().endsWith('/graphql/'));
  const bodies = toApi.map((request) => request.postDataJSON() as Record<string, unknown>);
  for (const body of bodies)
    expect(Object.keys(body).sort()).toEqual(['operationName', 'query', 'variables']);
  expect(bodies.map(({ operationName }) => operationName)).toEqual(expect.arrayContaining(operations));

  const withCard = sent.filter((request) =>
    /4242[ +-]?4242/.test(decodeURIComponent(request.postData() ?? '') + request.url()),
  );
  expect(withCard.length).toBeGreaterThan(0);
  for (const request of withCard) expect(new URL(request.url()).pathname).toMatch(/^\/sandbox\/card\/v1\//);
});

test('the sandbox is marked as not real money @landing', async ({ page }) => {
  await page.goto('/us/en/');
  const about = page.getByRole('complementary', { name: 'About this shop' });
  await expect(about).toContainText('Sandbox: no real money');
  await about.getByRole('link', { name: 'View sandbox emails' }).click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
});
