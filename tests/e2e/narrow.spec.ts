import type { Locator, Page } from '@playwright/test';
import { clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { openMail } from './pages/outbox.ts';
import { placeWith } from './place-with-card.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import { brokenSentences } from './screen-checks.ts';
import { fullUnless } from '../support/short-runs.ts';

/** The narrowest phones, and all other devices at 400 % zoom (WCAG 2.2, 1.4.10 Reflow). */
test.use({ viewport: { width: 320, height: 640 } });

/** The pseudo-language has the longest texts; the other one is written from right to left. */
const shops = ['us/zz', 'ae/ar'];
/** Without pages that some countries lack: another test covers missing pages. */
const pages = [
  '',
  'product/iq-plus/',
  'subscription/',
  'pricing/',
  'offer/',
  'cart/',
  'contact/',
  'product-flow/',
  'survey-results/',
  'trade-in/',
  'my-account/',
];
/** Each is built like one of those; `narrowest.spec.ts` opens all of them. */
const alike = [
  'product/membership-individual/',
  'accessories/',
  'checkout/',
  'site-map/',
  'supported-countries/',
  'terms-and-conditions/',
  'product/iq-plus/all-in/',
  'product-probe/',
  'all-in/',
  'pricing-survey/',
  'trade-in-program/',
  'learner-status-verification/',
  'upgrade/',
  'upgrade/add-iq/',
  'upgrade/expired/',
  'edit-membership/',
];

test('the menu has a visible close button, which returns to the page @landing', async ({ page }) => {
  await page.goto('/us/en/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(links.first()).toBeVisible();
  await expect(close).toBeFocused();
  await close.click();
  await expect(links.first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

async function expectNarrow(page: Page, shop: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(`/${shop}/${path}`);
    await expect(page.locator('h1')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBe(320);
    expect.soft(await brokenSentences(page), path).toEqual([]);
  }
}

for (const shop of shops) {
  test(`no page of /${shop}/ is wider than a narrow screen, or breaks a sentence into columns @landing${fullUnless(shop === 'ae/ar')}`, async ({
    page,
  }) => expectNarrow(page, shop, pages));

  test(`nor is a page of /${shop}/ that is built like one of them @full`, async ({ page }) =>
    expectNarrow(page, shop, alike));
}

test('an order’s mail fits even with endless words in its address @full', async ({
  page,
  prepare,
  email,
}) => {
  const word = 'Krankenhaus'.repeat(5);
  const address = { ...clinic, firstName: word, lastName: word, street: word, city: word };
  const { token } = await prepare({ at: 'Payment', address });
  const checkout = new CheckoutPage(page);
  await checkout.openLink(token);
  await placeWith(checkout, cards.good);
  await expect(new ConfirmationPage(page).heading).toBeVisible();
  await openMail(page, email);
  await expect(page.getByText(word).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** The focused element if the bottom bar covers it; null if it is visible. */
const focusedUnderBar = (bar: Locator) =>
  bar.evaluate((element) => {
    const focused = document.activeElement;
    if (!focused || element.contains(focused)) return null;
    const isHidden = focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
    return isHidden ? focused.outerHTML : null;
  });

for (const shop of ['de/de', 'ae/ar'])
  test(`keyboard focus is never below the bar of a product of /${shop}/ @landing${fullUnless(shop === 'de/de')}`, async ({
    page,
  }) => {
    await page.goto(`/${shop}/product/iq3/`);
    const bar = page.locator('[data-sticky="bottom"]');
    const button = bar.getByRole('button');
    await page.locator('h1').click();
    for (let stop = 0; stop < 40 && !(await button.evaluate((it) => it.matches(':focus'))); stop += 1) {
      await page.keyboard.press('Tab');
      expect(await focusedUnderBar(bar)).toBeNull();
    }
    await expect(button).toBeFocused();
  });

/** The words of an element that break at a line's end. */
const cutWords = (names: Locator) =>
  names.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(lines).size > 1) cut.push(word);
        }
      return cut;
    }),
  );

for (const [shop, width] of [
  ['de/de', 375],
  ['us/en', 320],
] as const)
  test(`the names in the cart of /${shop}/ don’t break within words at ${width} pixels @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${shop}/product/iq3/individual/`);
    await page.getByRole('button', { name: textIn(shop.slice(3), 'Add to cart'), exact: true }).click();
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
    await expect(names).toHaveCount(2);
    expect(await cutWords(names)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
