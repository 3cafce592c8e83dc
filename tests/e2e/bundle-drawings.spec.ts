import type { Page } from '@playwright/test';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';

const contentsOf = (page: Page, language: string) =>
  page.getByRole('list', { name: textIn(language, 'What’s in this bundle'), exact: true });

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe('what a bundle contains is drawn, on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('on the page of a probe, below the choices @full', async ({ page }) => {
    await page.goto('/us/en/product/iq3/clinic/1-year/?quantity=3&accessories=cable-usb-c');
    const parts = contentsOf(page, 'en').getByRole('listitem');
    await expect(parts).toHaveText([
      /3 probes$/,
      /In each box: /,
      /Clinic membership, 1 year$/,
      /Warranty for 1 year$/,
      /USB-C cable$/,
    ]);
    await page.locator('input[name="warranty"][value="3-years"]').check({ force: true });
    await expect(parts.nth(3)).toHaveText(/Warranty for 3 years$/);
    expect(await isWiderThanScreen(page)).toBe(false);
  });

  test('while it is put together, beside the price @full', async ({ page }) => {
    await page.goto('/us/en/product-flow/plan/');
    const parts = contentsOf(page, 'en').getByRole('listitem');
    await expect(parts.nth(2)).toHaveText(/Individual membership, 1 year$/);
    await page.locator('input[name="plan"][value="basic"]').check({ force: true });
    await expect(parts.nth(2)).toHaveText('No membership: scans stay on your device');
    expect(await isWiderThanScreen(page)).toBe(false);
  });

  test('in a list of bundles, in German and for screen readers, too @landing', async ({ page }) => {
    await page.goto('/de/de/iq/bundle/');
    const first = contentsOf(page, 'de').first();
    await expect(first.getByRole('listitem')).toHaveCount(4);
    await expect(first.getByRole('listitem').first()).toContainText('1 Schallkopf');
    await expect(first.locator('svg')).toHaveCount(4);
    expect(await isWiderThanScreen(page)).toBe(false);
  });

  test('with names that don’t break at a hyphen @landing', async ({ page }) => {
    await page.goto('/us/en/product/iq3/all-in/');
    const word = page.getByRole('main').getByText('USB-C', { exact: true }).first();
    expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
});
