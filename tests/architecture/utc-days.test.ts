import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * The calendar date of a moment in UTC, which is no shop's: a card expires, an offer ends and a term begins by the
 * calendar of a country (`countryDay`), or by that of the warehouse.
 */
const utcDay = /\.toISOString\(\)\s*\.(?:slice|substring|split)\(/g;

/** Where a date in UTC is meant, and how often. */
const meant: Readonly<Record<string, number>> = {
  // A date that has no zone.
  'machines/rules/time/calendar.ts': 1,
  // The latest date anywhere, to find what may be due.
  'server/modules/referral/settle-referrals.ts': 1,
  'server/modules/subscription/subscription.jobs.ts': 1,
  // For operators.
  'server/operator/ban-commands.ts': 1,
};

it('reads the date of a moment by the calendar of a shop', () => {
  const sources = globSync('{machines,server,src}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((file) => {
    const count = readFileSync(file, 'utf8').match(utcDay)?.length ?? 0;
    return count === 0 ? [] : [[file, count] as const];
  });
  expect(Object.fromEntries(found)).toEqual(meant);
});
