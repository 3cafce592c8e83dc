import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { countryDay, timeZoneOf } from './country-day.ts';

describe('the day of a country', () => {
  it.each([
    ['US', '2026-11-21T01:30:00Z', '2026-11-20'],
    ['DE', '2026-11-20T23:30:00Z', '2026-11-21'],
    ['DE', '2026-07-20T22:30:00Z', '2026-07-21'],
    ['GB', '2026-11-20T23:30:00Z', '2026-11-20'],
    ['NZ', '2026-11-20T11:30:00Z', '2026-11-21'],
    ['AU', '2026-12-31T13:30:00Z', '2027-01-01'],
    ['CL', '2026-11-21T02:30:00Z', '2026-11-20'],
    ['AE', '2026-11-20T20:30:00Z', '2026-11-21'],
  ])('in %s at %s is %s', (country, moment, day) => {
    expect(countryDay(country, new Date(moment))).toBe(day);
    expect(countryDay(country.toLowerCase(), new Date(moment))).toBe(day);
  });

  it('is that of the default country if a country has no shop', () => {
    expect(timeZoneOf('AQ')).toBe('America/New_York');
  });

  it.each(countries.map(({ code, timeZone }) => [code, timeZone]))(
    'is that of a time zone in %s: %s',
    (code, timeZone) => {
      const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & { getTimeZones(): string[] };
      const canonical = (zone: string) =>
        new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
      expect(locale.getTimeZones().map(canonical)).toContain(canonical(timeZone));
    },
  );
});
