import type { Locator } from '@playwright/test';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { fullUnless } from '../support/short-runs.ts';

/** The fraction of the screen's height that a bar covers. */
const shareOf = (bar: Locator) =>
  bar.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
  });

/** Whether the focused element is visible and not covered by the bar. */
const isFocusBelow = (bar: Locator) =>
  bar.evaluate((element) => {
    const focused = document.activeElement?.getBoundingClientRect();
    const { bottom } = element.getBoundingClientRect();
    return focused !== undefined && focused.top >= bottom - 1 && focused.bottom <= innerHeight + 1;
  });

test.describe('the order summary on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('leaves most of the screen and the focus visible, and closes on Continue @landing', async ({
    page,
    prepare,
  }) => {
    const { token } = await prepare({ at: 'Shipping address', country: 'DE' });
    await new CheckoutPage(page).openLink(token, 'de/de');
    const checkout = new CheckoutPage(page);
    await expect(checkout.flow).toHaveAttribute('data-state', /shipping\.address/);
    const summary = page.locator('aside[data-sticky="top"]');
    const toggle = summary.getByRole('button').first();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await shareOf(summary)).toBeLessThanOrEqual(0.4);

    const fields = page.locator('form [autocomplete^="shipping"]:visible');
    for (const field of [...(await fields.all()), ...(await fields.all()).toReversed()]) {
      await field.focus();
      expect(await isFocusBelow(summary)).toBe(true);
    }

    await page.getByRole('button', { name: textIn('de', 'Continue'), exact: true }).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('alert').first()).toBeFocused();
    expect(await isFocusBelow(summary)).toBe(true);
    await toggle.click();
    await fields.first().focus();
    await fields.first().press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await isFocusBelow(summary)).toBe(true);
  });
});

test.describe('the buy bar of a very low screen', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const shop of ['de/de', 'ae/ar'])
    test(`of /${shop}/ shows price and button side by side @landing${fullUnless(shop === 'de/de')}`, async ({
      page,
    }) => {
      await page.goto(`/${shop}/product/iq-plus/`);
      const bar = page.locator('[data-sticky="bottom"]');
      const button = bar.getByRole('button');
      await page.locator('h1').evaluate((heading) => heading.scrollIntoView());
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(bar.locator('strong')).toBeInViewport({ ratio: 1 });
      expect(await shareOf(bar)).toBeLessThanOrEqual(0.33);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test.describe('a product without scripts', () => {
  test.use({ viewport: { width: 375, height: 667 }, javaScriptEnabled: false });

  for (const shop of ['de/de', 'ae/ar'])
    test(`of /${shop}/ is readable, and its button says that it needs scripts @landing${fullUnless(shop === 'ae/ar')}`, async ({
      page,
    }) => {
      await page.goto(`/${shop}/product/iq-plus/`);
      const bar = page.locator('[data-sticky="bottom"]');
      const words = await bar.locator('strong').boundingBox();
      expect(words?.width).toBeGreaterThan(60);
      expect(words?.height).toBeLessThan(50);
      const language = shop.slice(3);
      const reason = bar.locator('noscript p');
      await expect(reason).toHaveText(textIn(language, 'Turn on JavaScript to check out, or call us.'));
      await expect(reason).toBeVisible();
      const colourOf = (element: Locator) => element.evaluate((it) => getComputedStyle(it).backgroundColor);
      const sunken = await colourOf(page.getByRole('contentinfo'));
      expect(await colourOf(bar.getByRole('button'))).toBe(sunken);
      await expect(bar).toHaveCSS('position', 'static');
    });
});

test.describe('the narrowest window', () => {
  test.use({ viewport: { width: 188, height: 400 } });

  for (const shop of ['fi/fi', 'ae/ar'])
    test(`does not scroll the header of /${shop}/ sideways @landing${fullUnless(shop === 'fi/fi')}`, async ({
      page,
    }) => {
      await page.goto(`/${shop}/contact/`);
      const outside = await page.getByRole('banner').evaluate((header) =>
        [header, ...header.querySelectorAll('*')]
          .filter((element) => element.checkVisibility() && !element.closest('nav'))
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, right, width }) => width > 1 && (left < -0.5 || right > innerWidth + 0.5)),
      );
      expect(outside).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(188);
    });
});

test.describe('in 375 px', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  for (const path of ['us/en/product/iq3/', 'de/de/product/iq3/', 'us/en/pro-custom/'])
    test(`no price at /${path} breaks the name of its choice into lines @landing${fullUnless(path.startsWith('de/'))}`, async ({
      page,
    }) => {
      await page.goto(`/${path}`);
      const names = page.getByRole('radiogroup').locator('label:visible');
      const broken = await names.evaluateAll((labels) =>
        labels
          .filter(
            (label) =>
              label.getBoundingClientRect().height >
              1.9 * Number.parseFloat(getComputedStyle(label).fontSize),
          )
          .map(({ textContent }) => textContent),
      );
      expect(await names.count()).toBeGreaterThan(2);
      expect(broken).toEqual([]);
    });

  test('the links to the ways to choose a bundle are one below the other @landing', async ({ page }) => {
    await page.goto('/us/en/vet/');
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Rent a veterinary probe' });
    const places = await list.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { left, top } = link.getBoundingClientRect();
        return { left, top };
      }),
    );
    expect(places.length).toBeGreaterThan(4);
    expect(new Set(places.map(({ top }) => top)).size).toBe(places.length);
    expect(new Set(places.map(({ left }) => left)).size).toBe(1);
  });

  test('what the memberships offer is in line with the name of its row @landing', async ({ page }) => {
    await page.goto('/us/en/subscription/');
    const table = page.getByRole('table').first();
    const starts = await table.locator('tr').evaluateAll((rows) =>
      rows
        .filter((row) => row.querySelector('td') !== null)
        .flatMap((row) => [...row.querySelectorAll('th, td > :first-child')])
        .map((element) => element.getBoundingClientRect().left),
    );
    expect(starts.length).toBeGreaterThan(8);
    expect(new Set(starts).size).toBe(1);
  });
});
