import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import { addDays, addMonths, zoneClock } from '@sonde/machines/rules/time';
import { dayRangeText, longDayText, localeFormats } from '@sonde/machines/rules/texts';
import { expect, test } from './fixtures.ts';
import { otherSitesOf } from './other-site-ports.ts';
import { recordedOr, snapshotPages, snapshotShops, nameOf, openSnapshotPage } from './snapshot-pages.ts';

/**
 * Compares the accessibility trees of the main pages in three countries with the recorded ones: the whole home page,
 * the others without header and footer. After an intended change, `UPDATE_SNAPSHOTS=on` rewrites the files for review.
 */
const folder = new URL('accessibility-snapshots/', import.meta.url);

/** More days than any delivery takes. */
const longestDelivery = 40;

/** Removes dates, which change daily. */
function withoutDays(tree: string, shop: string): string {
  const [countryCode = '', language = ''] = shop.split('/');
  const country = countryByCode(countryCode.toUpperCase());
  if (country === undefined) throw new Error(`No country ${countryCode}`);
  const forms = localeFormats(languageFor(country, language).bcp47);
  const today = zoneClock(country.timeZone, Date.now()).day;
  const withoutTerms = [12, 24, 36].reduce(
    (text, months) => text.replaceAll(longDayText(forms, addMonths(today, months)), `in ${months} months`),
    tree,
  );
  const soon = Array.from({ length: longestDelivery }, (_, days) => addDays(today, days));
  const ranges = soon.flatMap((from) =>
    soon.filter((to) => to >= from).map((to) => dayRangeText(forms, from, to)),
  );
  // The tree has plain spaces, also where the page has thin ones.
  return [...ranges, ...ranges.map((range) => range.replaceAll(/\s/gu, ' '))]
    .sort((one, other) => other.length - one.length)
    .reduce((text, days) => text.replaceAll(days, 'in some days'), withoutTerms);
}

for (const shop of snapshotShops) {
  test(`the main pages of /${shop}/ have the recorded accessibility tree @landing`, async ({ page }) => {
    for (const path of snapshotPages) {
      await openSnapshotPage(page, shop, path);
      const part = page.locator(path === '' ? 'body' : 'main');
      const own = new URL(page.url()).origin;
      const present = withoutDays(await part.ariaSnapshot(), shop);
      const tree = `${present.replaceAll(own, '').replaceAll(otherSitesOf(own).accepted, 'https://other.example')}\n`;
      const kept = recordedOr(tree, folder, `${shop.replace('/', '-')}-${nameOf(path)}.txt`);
      expect.soft(tree, path).toBe(kept);
    }
  });
}
