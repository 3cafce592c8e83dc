import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { fullUnless } from '../support/short-runs.ts';

/** Windows of laptops without the browser's own bars, of a desktop, and of a phone. */
const windows = [
  [1280, 720],
  [1280, 800],
  [1024, 900],
  [1366, 650],
  [1920, 1080],
  [1024, 1366],
  [768, 1024],
  [375, 667],
] as const;

const products = [
  { path: '/us/en/product/iq-plus/', price: /^\$3,419/, button: 'Add to cart' },
  { path: '/de/de/product/iq3/', price: /^3\.999/, button: 'In den Warenkorb' },
] as const;

/** How many of these elements are fully visible without scrolling. */
const wholeInSight = (places: Locator) =>
  places.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= innerHeight;
      }).length,
  );

for (const { path, price, button } of products)
  test(`the first screen of ${path} has the price and the button that buys it @landing${fullUnless(path.startsWith('/de/'))}`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const place = `${width} × ${height}`;
      await expect.soft(page.getByRole('button', { name: button }), place).toBeInViewport({ ratio: 1 });
      const prices = page.getByRole('main').locator('strong').filter({ hasText: price });
      expect.soft(await wholeInSight(prices), place).toBe(1);
      expect.soft(await readLayoutShifts(page), place).toEqual([]);
    }
  });
