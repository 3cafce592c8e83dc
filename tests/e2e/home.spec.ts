import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { landingUnless } from '../support/short-runs.ts';

const homes = ['/us/en/', '/us/en/iq/', '/us/en/vet/', '/de/de/', '/ae/ar/'];

/** Scrolls through the page, so that lazy pictures load, and waits for them. */
async function readToTheEnd(page: Page): Promise<void> {
  for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)))
    .toBe(true);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const path of homes) {
    test(`${path} and its pictures are at most 250 kB, its scripts 2 kB, and nothing moves${landingUnless(path === '/de/de/')}`, async ({
      page,
    }) => {
      const sizes: Promise<readonly [type: string, bytes: number]>[] = [];
      page.on('requestfinished', (request) => {
        sizes.push(
          request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize] as const),
        );
      });
      await recordLayoutShifts(page);
      await page.goto(path);
      await readToTheEnd(page);
      const bytesOf = async (...types: readonly string[]) =>
        (await Promise.all(sizes))
          .filter(([type]) => types.includes(type))
          .reduce((sum, [, bytes]) => sum + bytes, 0);
      const shown = await bytesOf('document', 'image');
      expect(shown).toBeGreaterThan(100_000);
      expect(shown).toBeLessThanOrEqual(250_000);
      expect(await bytesOf('script')).toBeLessThanOrEqual(2000);
      expect(await readLayoutShifts(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page), 'sideways scroll').toBe(0);
    });
  }

  test('a question opens without scripts, with its answer in the words of the terms @landing', async ({
    page,
  }) => {
    await page.goto('/us/en/');
    const answer = page.getByText('Return anything within 30 days of delivery', { exact: false });
    await expect(answer).toBeHidden();
    await page.getByText('Can I send the probe back?').click();
    await expect(answer).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('loops of what the probe shows', () => {
  const sheets = (page: Page) => page.locator('img[src*="/loop-"]');

  test('move until they are paused @landing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/us/en/');
    await expect(sheets(page)).toHaveCount(5);
    await expect(sheets(page).first()).not.toHaveCSS('animation-name', 'none');
    await page.getByLabel('Pause the pictures').check();
    await expect(sheets(page).first()).toHaveCSS('animation-play-state', 'paused');
  });

  test('stay in their windows, which neither wheel nor keyboard scrolls @landing', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/us/en/');
    const windows = page.locator('[data-pace]');
    await expect(windows).toHaveCount(5);
    const scrolled = await windows.evaluateAll((elements) =>
      elements.map((element) => {
        element.scrollTop = 60;
        const { width, height } = element.getBoundingClientRect();
        return [element.scrollTop, Math.round((100 * height) / width)];
      }),
    );
    expect(scrolled).toEqual(Array.from({ length: 5 }, () => [0, 70]));
  });

  test('are still for readers who prefer less motion, and show animals to veterinarians @landing', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/us/en/vet/');
    await expect(sheets(page)).toHaveCount(3);
    await expect(sheets(page).first()).toHaveCSS('animation-name', 'none');
    await expect(page.getByLabel('Pause the pictures')).toBeHidden();
    for (const image of await sheets(page).all()) await expect(image).toHaveAttribute('alt', /\S/);
  });
});
