import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { readShifts, recordShifts } from './shifts.ts';

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
  ['CA', '/', '/ca/fr/', 'fr-CA, fr;q=0.9, en;q=0.8'],
  ['CH', '/cart/', '/ch/it/cart/', 'it-CH, it;q=0.9'],
  ['CH', '/', '/ch/en/', 'de-CH, de;q=0.9, en;q=0.8, fr;q=0.7'],
  ['AE', '/?voucherCode=WELCOME10', '/ae/ar/?voucherCode=WELCOME10', 'ar'],
  ['DE', '/', '/de/en/', 'en-US, en;q=0.9'],
  ['US', '/', '/us/en/', 'fr;q=0, <script>'],
  ['CA', '/ca/en/', '/ca/en/', 'fr'],
] as const;

/** As the proxy in front of the shop and the visitor's browser say it; a browser that says nothing takes any language. */
const comeFrom = (page: Page, country: string | null, languages = '*') =>
  page.route('**/*', (route, request) =>
    route.continue({
      headers: {
        ...request.headers(),
        'accept-language': languages,
        ...(country !== null && { 'x-country-code': country }),
      },
    }),
  );

for (const [country, asked, end, languages] of cases) {
  test(`${asked} from ${country ?? 'anywhere'}, reading ${languages ?? 'anything'}, ends at ${end}`, async ({
    page,
    baseURL,
    journal,
  }) => {
    journal.provokes(/status of 404/);
    await comeFrom(page, country, languages);
    const answer = await page.goto(new URL(`.${asked}`, `${baseURL}/`).href.replace('/./', '/'));
    await expect(page).toHaveURL(new URL(end, baseURL).href);
    const hops: string[] = [];
    for (let from = answer?.request().redirectedFrom(); from; from = from.redirectedFrom())
      hops.push(from.url());
    expect(hops.length).toBeLessThanOrEqual(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-country-not-available');
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

const missing = [
  ['/ch/de/', '/ch/en/', 'de', 'Diesen Shop (Schweiz) gibt es leider noch nicht auf Deutsch.'],
  [
    '/be/fr/cart/',
    '/be/en/cart/',
    'fr',
    'Cette boutique (Belgique) n’existe malheureusement pas encore en français.',
  ],
  ['/ae/de/', '/ae/en/', null, 'This shop (United Arab Emirates) is not available in German yet, sorry.'],
  [
    '/ca/nb/form/demo/',
    '/ca/en/form/demo/',
    null,
    'This shop (Canada) is not available in Norwegian yet, sorry.',
  ],
] as const;
for (const [asked, end, lang, words] of missing) {
  test(`${asked} says once that the shop is not in that language`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await recordShifts(page);
    await page.goto(asked);
    await expect(page).toHaveURL(new RegExp(`${end}$`));
    const notice = page.getByRole('complementary', { name: 'About your language' });
    await expect(notice.locator('[data-asked]:visible')).toHaveText(words);
    if (lang !== null) await expect(notice.getByText(words)).toHaveAttribute('lang', lang);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await readShifts(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await page.goto(asked);
    await expect(notice).toBeVisible();
    await page.goto(end);
    await expect(notice).toBeHidden();
  });
}

test('a language that the shop has nowhere is rubbish, and nothing is said', async ({ page }) => {
  await page.goto('/ch/ja/');
  await expect(page).toHaveURL(/\/ch\/en\/$/);
  await expect(page.getByRole('complementary', { name: 'About your language' })).toBeHidden();
});

test('who chose a country and a language is led there again, whatever they read and wherever they are', async ({
  page,
}) => {
  await comeFrom(page, 'US', 'en');
  await page.goto('/');
  await expect(page).toHaveURL(/\/us\/en\/$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /United States · English · USD/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(/\/(?:at|de)\/de\/$/);
  const chosen = page.url();
  await page.goto('/us/en/accessories/');
  await expect(page).toHaveURL(/\/us\/en\/accessories\/$/);
  await page.goto('/');
  await expect(page).toHaveURL(chosen);
});

test('rubbish in the place of the choice counts as none', async ({ page, baseURL }) => {
  await page
    .context()
    .addCookies([{ name: 'sonde.chosenShop', value: '//evil.example', url: baseURL ?? '' }]);
  await comeFrom(page, 'CA', 'fr');
  await page.goto('/');
  await expect(page).toHaveURL(/\/ca\/fr\/$/);
});

test('a visitor without cookies and a robot reach the page in one hop', async ({ request }) => {
  const first = await request.get('/cart/', {
    maxRedirects: 0,
    headers: { 'User-Agent': 'Googlebot/2.1', 'X-Country-Code': 'JP' },
  });
  const { location, vary, 'cache-control': kept } = first.headers();
  expect([first.status(), location, kept]).toEqual([302, '/us/en/cart/', 'no-store']);
  expect(vary).toContain('Accept-Language, Cookie');
  expect((await request.get('/us/en/cart/', { maxRedirects: 0 })).status()).toBe(200);
});

for (const lacks of ['CSS.supports', 'Object.hasOwn', 'Array.prototype.findLast'])
  test(`a browser below the floor, without ${lacks}, is sent to a page that it can read in its reader's language`, async ({
    page,
    journal,
  }) => {
    journal.provokes(/./);
    await page.addInitScript((path) => {
      const name = path.slice(path.lastIndexOf('.') + 1);
      const owner = path.startsWith('CSS') ? CSS : path.startsWith('Object') ? Object : Array.prototype;
      Reflect.deleteProperty(owner, name);
    }, lacks);
    await page.goto('/us/en/');
    await expect(page).toHaveURL(/\/unsupported-browser\.html$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your browser is too old for this shop');
    for (const language of ['ar', 'de', 'fr'])
      await expect(page.locator(`[lang=${language}] h2`)).toHaveText(
        textIn(language, 'Your browser is too old for this shop'),
      );
  });
