import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { ProductPage } from './pages/product-page.ts';

/** A probe's page says everything without its scripts, which load on the first touch. */

/** The bytes of script that the page has loaded, as sent. */
const kilobytesOfScripts = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1000,
  );

test('a probe’s page loads at most 20 kB of scripts before the first touch, and the rest on it', async ({
  page,
}) => {
  await page.goto('/us/en/product/iq3/', { waitUntil: 'networkidle' });
  await expect(page.locator('script#page')).toBeAttached();
  expect(await kilobytesOfScripts(page)).toBeLessThanOrEqual(20);
  await expect(page.locator('[data-island="configurator"]')).not.toHaveAttribute('data-ready');
  await waitForHydration(page);
  expect(await kilobytesOfScripts(page)).toBeGreaterThan(50);
});

test('the first choice of a page that nobody has touched yet is shown with its price @landing', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.open('iq-plus');
  await product.option('Connector', 'Lightning').focus();
  await page.keyboard.press('Space');
  await expect(product.choice).toHaveText('1 probe, Lightning, Individual membership, 1 year');
});

test('a press without a pointer, as assistive technology makes it, counts as the first touch @landing', async ({
  page,
}) => {
  await page.goto('/us/en/product/iq3/');
  await page.getByRole('button', { name: 'Add to cart' }).evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(/\/us\/en\/cart\//);
});
