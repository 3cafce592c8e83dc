import { createCheckoutClient, globalId, payBy, place } from '../contract/checkout-client.ts';
import { enterCard } from './buyer-abroad.ts';
import { cards } from './cards.ts';
import { answer, dataLayer, recordedEvents, storedEntries } from './consent.ts';
import { expect, test } from './fixtures.ts';
import { makeOwn } from './own-checkout.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { signInFrom } from './sign-in.ts';

/** No one has answered yet. */
test.use({ storageState: { cookies: [], origins: [] } });

test('a quote is a purchase for whoever pays it by its link, not before @landing', async ({
  page,
  prepare,
  baseURL,
  database,
}) => {
  const { token } = await prepare({ at: 'Payment', requested: { 'CBL-USBC': 1 } });
  const client = createCheckoutClient((request) => fetch(request), baseURL ?? '');
  const checkoutId = globalId('Checkout', token);
  await client.change('CheckoutQuoteDataUpdate', {
    checkoutId,
    quoteData: { equoteOrganizationName: 'Lakeside Clinic' },
  });
  const placed = await place(client, await payBy(client, checkoutId, 'ELECTRONIC_QUOTE'));
  const orderToken = placed.orderToken ?? '';
  const names = () => recordedEvents(database, page);

  await page.goto(`/us/en/confirmation/${orderToken}/`);
  await answer(page, 'Accept').click();
  await page.goto(`/us/en/order-payment/${orderToken}/`);
  const flow = page.locator('[data-flow="order-payment"]');
  await expect(flow).toHaveAttribute('data-state', 'open');
  await enterCard(page, 'en', cards.good);
  expect(await names()).toEqual([]);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(flow).toHaveAttribute('data-state', 'paid');
  await expect.poll(names).toEqual(['purchase']);
  await page.goto(`/us/en/order-payment-confirmation/${orderToken}/`);
  await expect(flow).toHaveAttribute('data-state', 'paid');
  await expect.poll(() => dataLayer(page)).toMatchObject([{ event: 'purchase' }]);
  await page.waitForLoadState('networkidle');
  expect(await names()).toEqual(['purchase']);
});

test('what surrounds a visit is recorded without anything that belongs to the visitor @landing', async ({
  page,
  context,
  database,
  prepare,
  baseURL,
}) => {
  const { token } = await prepare({ requested: { 'CBL-USBC': 1 } });
  const url = baseURL ?? '';
  await context.addCookies([
    { name: '_ga', value: 'GA1.1.1234567890.1700000000', url },
    { name: '_ga_ABC123', value: 'GS1.1.1700000123.1.0.1700000123.0.0.0', url },
  ]);
  const contextOf = async (event: string) => {
    const { 'sonde.anonymousId': visitor = '' } = await storedEntries(page);
    const [row] = await database<{ readonly context: unknown }[]>`
      select context from analytics_record where anonymous_id = ${visitor} and name = ${event}`;
    return row?.context ?? null;
  };
  const campaign = 'utm_source=newsletter&utm_campaign=spring&gclid=abc';
  await page.goto(`/us/en/product/iq3/?${campaign}&email=ada@clinic.example&voucherCode=FREECABLE`, {
    referer: 'https://newsletter.example/issues/7?reader=ada',
  });
  await answer(page, 'Accept').click();
  const google = { ga4PseudoId: '1234567890.1700000000', ga4SessionId: '1700000123' };
  await expect
    .poll(() => contextOf('view_item'))
    .toEqual({
      pageUrl: `${url}/us/en/product/iq3/`,
      searchParams: campaign,
      referrer: 'https://newsletter.example',
      ...google,
    });

  await makeOwn(page, 'us', token);
  await page.goto(`/us/en/checkout/${token}/`);
  await expect
    .poll(() => contextOf('begin_checkout'))
    .toEqual({ pageUrl: `${url}/us/en/checkout/…/`, searchParams: '', referrer: '', ...google });
});

test.describe('a visitor who accepts and signs in', () => {
  const visitsScript = '**/visits.js';

  test('has the sign-in recorded, although the page of signing in is left at once @landing', async ({
    page,
    database,
  }) => {
    await page.goto('/us/en/terms-and-conditions/');
    await answer(page, 'Accept').click();
    // What records it comes late to the page to which the account service returns.
    await page.route(visitsScript, async (route) => {
      const script = await route.fetch();
      await database`select pg_sleep(0.5)`;
      await route.fulfill({ response: script });
    });
    await signInFrom(page.getByRole('banner').getByRole('link', { name: 'Sign in' }), 'trial@solo.example');
    await expect.poll(() => recordedEvents(database, page)).toEqual(['login']);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('the checkout begins once in a tab, however often it is read, and again in another @full', async ({
  page,
  database,
}) => {
  await page.goto('/us/en/product/iq3/');
  await answer(page, 'Accept').click();
  await new ProductPage(page).addToCart.click();
  await new CartPage(page).checkout.click();
  const listBegun = async () =>
    (await recordedEvents(database, page)).filter((name) => name === 'begin_checkout');
  const checkout = new CheckoutPage(page);
  await checkout.expectStep('Contact');
  await expect.poll(listBegun).toHaveLength(1);
  await page.reload();
  await checkout.expectStep('Contact');
  await page.waitForLoadState('networkidle');
  expect(await listBegun()).toHaveLength(1);

  const another = await page.context().newPage();
  await another.goto(page.url());
  await new CheckoutPage(another).expectStep('Contact');
  await expect.poll(listBegun).toHaveLength(2);
});
