import { expect, test } from './fixtures.ts';

/** The narrowest phones, and every other one with its page enlarged to 400 % (WCAG 2.2, 1.4.10 Reflow). */
test.use({ viewport: { width: 320, height: 640 } });

const shops = ['us/zz', 'de/de', 'ae/ar', 'ca/fr'];
/** Pages that not every country has are left out: a page that is missing is another test's. */
const pages = [
  '',
  'product/iq-plus/',
  'product/membership-individual/',
  'subscription/',
  'pricing/',
  'accessories/',
  'offer/',
  'cart/',
  'checkout/',
  'contact/',
  'site-map/',
  'supported-countries/',
  'terms-and-conditions/',
];

test('the menu has a way to close it in sight, which leads back to the page', async ({ page }) => {
  await page.goto('/us/en/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(links.first()).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(links.first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

for (const shop of shops) {
  test(`no page of /${shop}/ is wider than a narrow screen`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(`/${shop}/${path}`);
      await expect(page.locator('h1')).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBe(320);
    }
  });
}
