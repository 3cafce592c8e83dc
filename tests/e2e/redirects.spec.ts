import { expect, test } from './fixtures.ts';

/** Where the proxy in front of the shop says that the visitor is, what they ask for, and where they end. */
const cases = [
  [null, '/', '/us/en/'],
  ['US', '/', '/us/en/'],
  ['DE', '/', '/de/de/'],
  ['FR', '/iq/', '/fr/fr/iq/'],
  ['CA', '/cart/', '/ca/en/cart/'],
  ['BE', '/cart/', '/be/en/cart/'],
  ['CH', '/cart/', '/ch/en/cart/'],
  ['AE', '/accessories/', '/ae/en/accessories/'],
  ['NO', '/', '/no/no/'],
  ['KE', '/product/iq-plus/', '/ke/en/product/iq-plus/'],
  ['DE', '/us/en/', '/us/en/'],
  ['DE', '/fr/en/', '/fr/en/'],
  [null, '/ca/fr/', '/ca/fr/'],
  [null, '/ae/ar/cart/', '/ae/ar/cart/'],
  [null, '/be/fr/cart/', '/be/en/cart/'],
  [null, '/ch/de/', '/ch/en/'],
  [null, '/ch/it/', '/ch/it/'],
  [null, '/de/pl/cart/', '/de/de/cart/'],
  [null, '/no/nb/', '/no/no/'],
  [null, '/US/EN/cart/', '/us/en/cart/'],
  [null, '/zz/en/', '/us/en/'],
  ['SE', '/zz/en/cart/', '/se/sv/cart/'],
  [null, '/us/xx/', '/us/en/'],
  [null, '/product/iq3/?quantity=2', '/us/en/product/iq3/?quantity=2'],
  [null, '/product/iq3/?quantity=2#what-you-pay', '/us/en/product/iq3/?quantity=2#what-you-pay'],
  [null, '/form/demo/?source=fair#form', '/us/en/form/demo/?source=fair#form'],
  ['DE', '/form/sdk-inquiry/', '/de/de/form/sdk-inquiry/'],
  ['GB', '/?voucherCode=WELCOME10', '/gb/en/?voucherCode=WELCOME10'],
  [null, '/de/xx/?a=%2F%2Fevil.example&b=%00', '/de/de/?a=%2F%2Fevil.example&b=%00'],
  [null, '/us/xx/?next=<script>', '/us/en/?next=%3Cscript%3E'],
  ['DE', '//evil.example/', '/de/de/evil.example/'],
  [null, '/us/en/cart/', '/us/en/cart/'],
] as const;

for (const [country, asked, end] of cases) {
  test(`${asked} from ${country ?? 'anywhere'} ends at ${end}`, async ({ page, baseURL, journal }) => {
    journal.provokes(/status of 404/);
    await page.setExtraHTTPHeaders(country === null ? {} : { 'X-Country-Code': country });
    const answer = await page.goto(new URL(`.${asked}`, `${baseURL}/`).href.replace('/./', '/'));
    await expect(page).toHaveURL(new URL(end, baseURL).href);
    const hops: string[] = [];
    for (let from = answer?.request().redirectedFrom(); from; from = from.redirectedFrom())
      hops.push(from.url());
    expect(hops.length).toBeLessThanOrEqual(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-not-sold-in');
  });
}

for (const [country, asked, name] of [
  ['JP', '/', 'Japan'],
  [null, '/mx/es/cart/', 'Mexico'],
] as const) {
  test(`${asked} from ${country ?? 'anywhere'} says that we do not sell in ${name}, until it is closed`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders(country === null ? {} : { 'X-Country-Code': country });
    await page.goto(asked);
    const notice = page.getByRole('complementary', { name: 'About your country' });
    await expect(notice).toContainText(`We do not sell in ${name} yet`);
    await page.goto('/gb/en/');
    await expect(notice).toBeHidden();
    await page.goto('/us/en/accessories/');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await page.goto('/us/en/');
    await expect(notice).toBeHidden();
  });
}

test('a visitor without cookies and a robot reach the page in one hop', async ({ request }) => {
  const first = await request.get('/cart/', {
    maxRedirects: 0,
    headers: { 'User-Agent': 'Googlebot/2.1', 'X-Country-Code': 'JP' },
  });
  expect([first.status(), first.headers()['location'], first.headers()['cache-control']]).toEqual([
    302,
    '/us/en/cart/',
    'no-store',
  ]);
  expect((await request.get('/us/en/cart/', { maxRedirects: 0 })).status()).toBe(200);
});

test('a browser without custom properties is sent to a page that it can read', async ({ page, journal }) => {
  journal.provokes(/./);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/us/en/');
  await expect(page).toHaveURL(/\/unsupported-browser\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your browser is too old for this shop');
});
