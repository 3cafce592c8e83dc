import { enabledCountries } from '@sonde/machines/rules/places';
import { describe, expect, it } from 'vitest';
import { holidaysIn } from './public-holidays.ts';

const years = [2026, 2027, 2030, 2035, 2036, 2040, 2045];

describe('the holidays of a country', () => {
  it.each(enabledCountries.map(({ code }) => code))(
    'exist for every country that is sold to: %s',
    (country) => {
      for (const year of years) {
        const holidays = holidaysIn(country, year);
        expect(holidays.length).toBeGreaterThan(2);
        expect(new Set(holidays).size).toBe(holidays.length);
        for (const day of holidays) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      }
    },
  );

  it.each([
    ['DE', '2026-12-25'],
    ['ES', '2027-01-06'],
    ['NO', '2027-05-17'],
    ['CH', '2028-08-01'],
    ['CA', '2026-07-01'],
    ['AU', '2027-01-26'],
    ['IN', '2026-01-26'],
    ['DE', '2038-04-23'],
    ['NO', '2038-06-03'],
    ['GB', '2045-04-10'],
    ['PL', '2045-06-08'],
    ['SG', '2038-02-04'],
    ['HK', '2045-02-17'],
  ])('include %s %s', (country, day) => {
    expect(holidaysIn(country, Number(day.slice(0, 4)))).toContain(day);
  });

  it('are empty for a country without sales', () => {
    expect(holidaysIn('constructor', 2026)).toEqual([]);
  });
});
