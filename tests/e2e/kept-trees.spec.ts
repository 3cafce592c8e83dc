import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { countryByCode, languageFor } from '@sonde/machines/rules/countries';
import { addMonths } from '@sonde/machines/rules/calendar';
import { expect, test } from './fixtures.ts';

/**
 * What assistive technology reads of the main pages in eight countries, held against what it read when somebody last
 * looked at it: home whole, the others without what stands around every page. After a change that is meant, `KEEP_TREES=on` writes the files anew, and the difference is reviewed.
 */
const folder = new URL('kept-trees/', import.meta.url);
const isKeeping = process.env['KEEP_TREES'] === 'on';

const shops = ['us/en', 'ca/fr', 'de/de', 'fr/fr', 'ch/it', 'pl/pl', 'tr/tr', 'ae/ar'];
const pages = ['', 'product/iq-plus/', 'accessories/', 'pricing/', 'cart/'];

/** The shop's day moves on; what is kept does not. */
function withoutDays(tree: string, shop: string): string {
  const [countryCode = '', language = ''] = shop.split('/');
  const country = countryByCode(countryCode.toUpperCase());
  if (country === undefined) throw new Error(`No country ${countryCode}`);
  const tag = languageFor(country, language).bcp47;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date());
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return [12, 24, 36].reduce(
    (text, months) =>
      text.replaceAll(long.format(new Date(`${addMonths(today, months)}T00:00:00Z`)), `in ${months} months`),
    tree,
  );
}

for (const shop of shops) {
  test(`the main pages of /${shop}/ read as they did`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(`/${shop}/${path}`);
      await expect(page.locator('h1')).toBeVisible();
      if (path === 'cart/') await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      const part = page.locator(path === '' ? 'body' : 'main');
      const tree = `${withoutDays(await part.ariaSnapshot(), shop)}\n`;
      const file = new URL(`${shop.replace('/', '-')}-${path.replaceAll('/', '') || 'home'}.txt`, folder);
      if (isKeeping) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, tree);
      }
      expect.soft(tree, path).toBe(readFileSync(file, 'utf8'));
    }
  });
}
