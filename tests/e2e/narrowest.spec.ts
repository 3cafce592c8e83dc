import type { Page } from '@playwright/test';
import { everyPath } from '../support/every-page.ts';
import { clinic } from './buyers.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { signInFrom } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

/** A phone of 375 px at twice its size (WCAG 2.2, 1.4.10 asks for 320 px). */
const width = 188;
test.use({ viewport: { width, height: 400 } });

/** They lead away: to the account service, or back to where the visitor was. */
const leadingAway = ['login/', 'logout/'];
/** More pages of a route, and the steps of flows that a link opens. */
const further = [
  'product/iq3/individual/',
  'product/iq-plus-vet/',
  'product/cable-lightning/',
  'product/membership-team/',
  ...['features', 'members', 'review'].map((step) => `pro-custom/${step}/`),
  ...['plan', 'term', 'quantity', 'warranty', 'accessories'].map((step) => `product-flow/${step}/`),
];
const pages = everyPath().filter((path) => !leadingAway.includes(path));
const ownPages = [...pages, ...further].filter((path) =>
  /^(my-account|edit|upgrade|reactivate|pro-custom|vet-rental)/.test(path),
);

/** Few enough that a slow computer opens them all within one test. */
const mostInOneTest = 25;
const groups = Array.from({ length: Math.ceil(pages.length / mostInOneTest) }, (_, index) =>
  pages.slice(index * mostInOneTest, (index + 1) * mostInOneTest),
);

/** The pages that are wider than the window once they are complete, with their widths. */
async function tooWide(page: Page, shop: string, paths: readonly string[], isLoadedLater = false) {
  const found: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(`/${shop}/${path}`);
    await expect(page.locator('h1').first()).toBeAttached();
    if ((await page.locator('[data-island]').count()) > 0) await waitForHydration(page);
    if (isLoadedLater) await page.waitForLoadState('networkidle');
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    if (shown > width) found[path] = shown;
  }
  return found;
}

const inBerlin = { street: 'Invalidenstraße 44', city: 'Berlin', postalCode: '10115', stateCode: '' };
const shops = [
  { shop: 'us/en', person: 'admin@clinic.example', checkout: { at: 'Payment' } },
  {
    shop: 'de/de',
    person: 'admin@klinik.example',
    checkout: { at: 'Payment', country: 'DE', address: { ...clinic, ...inBerlin } },
  },
  { shop: 'ae/ar', person: 'distributor@trade.example', checkout: { at: 'Shipping address', country: 'AE' } },
] as const;

for (const { shop, person, checkout } of shops) {
  for (const [index, group] of groups.entries())
    test(`no page of /${shop}/ is wider than a phone at twice its size (${index + 1} of ${groups.length}) @landing${fullUnless(shop === 'de/de')}`, async ({
      page,
      journal,
    }) => {
      // What a country doesn't sell has no page there.
      journal.provokes(/status of 404/);
      expect(await tooWide(page, shop, group)).toEqual({});
    });

  test(`no further page of /${shop}/ is wider than a phone at twice its size @full`, async ({
    page,
    journal,
  }) => {
    journal.provokes(/status of 404/);
    expect(await tooWide(page, shop, further)).toEqual({});
  });

  test(`neither checkout nor cart of /${shop}/ is wider than a phone at twice its size @landing${fullUnless(shop === 'de/de')}`, async ({
    page,
    prepare,
  }) => {
    await new CheckoutPage(page).openLink((await prepare(checkout)).token, shop);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await tooWide(page, shop, ['cart/'], true)).toEqual({});
  });

  test(`no page of a person in /${shop}/ is wider than a phone at twice its size @landing${fullUnless(shop === 'ae/ar')}`, async ({
    page,
    journal,
  }) => {
    journal.provokes(/status of 404/);
    await page.goto(`/${shop}/my-account/`);
    await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), person);
    expect(await tooWide(page, shop, ownPages, true)).toEqual({});
  });
}
