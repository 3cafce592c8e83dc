import type { Page, Request } from '@playwright/test';
import { isAuthorized } from '../../src/graphql/authorized-operations.ts';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { signInFrom } from './sign-in.ts';

/** Signed-in people visit the shop, as a proxy logs it: where their token is sent, and where it is seen. */

/** Pages with islands of every kind, the flows of members among them. */
const crawled = [
  'accessories/',
  'form/demo/',
  'my-account/',
  'upgrade/',
  'upgrade/expired/',
  'upgrade/add-iq/',
  'edit-membership/',
  'pro-custom/',
  'pro-custom-upgrade/',
  'pro-custom-downgrade/',
  'reactivate-pro/membership/',
  'vet-rental/',
  'trade-in/',
  'pricing-survey/',
  'learner-status-verification/',
  'cancel-contract/',
] as const;

const storedToken = (page: Page) =>
  page.evaluate(() => {
    const { token = '' } = JSON.parse(localStorage.getItem('sonde.authToken') ?? '{}') as { token?: string };
    return token;
  });

/** Writes down what a page sends from now on, as a proxy does. */
function keepLog(page: Page) {
  const requests: string[] = [];
  /** Whether each operation was sent with the header, in the order of its first request. */
  const sent = new Map<string, Set<boolean>>();
  const elsewhere: string[] = [];
  const look = async (request: Request) => {
    const { authorization, ...headers } = await request.allHeaders();
    requests.push(request.url(), JSON.stringify(headers), request.postData() ?? '');
    if (new URL(request.url()).pathname === '/graphql/') {
      const { operationName } = request.postDataJSON() as { readonly operationName: string };
      sent.set(operationName, (sent.get(operationName) ?? new Set()).add(authorization !== undefined));
    } else if (authorization !== undefined) elsewhere.push(request.url());
  };
  const looks: Promise<void>[] = [];
  page.on('request', (request) => looks.push(look(request).catch(() => undefined)));
  return {
    /** Nothing names the token but the header of the listed operations; these were sent, others too. */
    async expectTokenInHeadersAlone(token: string, operations: readonly string[]): Promise<void> {
      await Promise.all(looks);
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(requests.filter((text) => text.includes(token))).toEqual([]);
      expect(elsewhere).toEqual([]);
      expect(Object.fromEntries([...sent].map(([name, headers]) => [name, [...headers]]))).toEqual(
        Object.fromEntries([...sent.keys()].map((name) => [name, [isAuthorized(name)]])),
      );
      expect([...sent.keys()]).toEqual(expect.arrayContaining([...operations]));
    },
  };
}

async function signInAndCrawl(page: Page, email: string): Promise<string> {
  await page.goto('/us/en/');
  await signInFrom(page.getByRole('banner').locator('a[data-sign-in]'), email);
  const token = await storedToken(page);
  const addresses = await page.evaluate(() => [location.href, document.referrer]);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  for (const path of crawled) {
    await page.goto(`/us/en/${path}`);
    await page.waitForLoadState('networkidle');
  }
  return token;
}

test('a signed-in crawl has the token in no URL, and in its header for the listed operations alone @full', async ({
  page,
  email,
}) => {
  const log = keepLog(page);
  const token = await signInAndCrawl(page, 'distributor@trade.example');
  await new ProductPage(page).open('iq3');
  await new ProductPage(page).addToCart.click();
  await new CartPage(page).line('Sonde IQ3').more.click();
  await expect(new CartPage(page).line('Sonde IQ3').quantity).toHaveValue('2');
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.enterEmail(email);
  await checkout.address.fill(clinic);
  await checkout.continue.click();
  await checkout.expectStep('Shipping method');
  await checkout.continue.click();
  await checkout.expectStep('Billing address');
  await log.expectTokenInHeadersAlone(token, [
    'UserQuery',
    'CheckoutCustomerAttach',
    'CheckoutCreate',
    'CheckoutLinesUpdate',
    'CheckoutEmailUpdate',
    'CheckoutShippingAddressUpdate',
    'CheckoutShippingMethodUpdate',
  ]);
});

test('so has the crawl of an administrator, who sees members, cards and the prices of changes @full', async ({
  page,
}) => {
  const log = keepLog(page);
  const token = await signInAndCrawl(page, 'admin@clinic.example');
  await log.expectTokenInHeadersAlone(token, ['UserQuery', 'UserOrders', 'ProrationPreview']);
});
