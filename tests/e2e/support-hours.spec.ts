import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';

/** The business hours of the country's desk in readers' time zones. */
const readers = [
  { shop: 'de/de', timeZone: 'Europe/Berlin', own: null },
  {
    shop: 'cl/es',
    timeZone: 'Europe/Madrid',
    own: /: lunes.+viernes · 1[34]:00 – 00:00$/,
  },
  {
    shop: 'nz/en',
    timeZone: 'Pacific/Auckland',
    own: /: Monday\s.\sFriday · 11:00\sam – 7:00\spm$/,
  },
  { shop: 'us/en', timeZone: 'America/Los_Angeles', own: /: Monday\s.\sFriday · 5:00\sAM – 3:00\sPM$/ },
  { shop: 'us/en', timeZone: 'America/New_York', own: null },
] as const;

for (const { shop, timeZone, own } of readers)
  test.describe(`in ${timeZone}${fullUnless(['Europe/Berlin', 'Pacific/Auckland'].includes(timeZone))}`, () => {
    test.use({ timezoneId: timeZone });

    test(`${shop}/contact/ shows support’s hours ${own ? 'in the reader’s time zone too' : 'once'} @landing`, async ({
      page,
    }) => {
      await page.goto(`/${shop}/contact/`);
      const line = page.locator('main [data-last-starts]');
      if (own) await expect(line).toHaveText(own);
      else await expect(line).toBeHidden();
    });
  });
