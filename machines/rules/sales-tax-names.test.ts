import { describe, expect, it } from 'vitest';
import provinceRates from './data/ca-provincial-tax.json' with { type: 'json' };
import { salesTaxNames } from './sales-tax-names.ts';

const inCanada = (countryArea: string, language: string) =>
  salesTaxNames({ ratePpm: 50_000, place: { country: 'CA', countryArea }, language });

describe('the taxes of a place', () => {
  it.each([
    ['QC', 'GST + QST', 'TPS + TVQ'],
    ['ON', 'HST', 'TVH'],
    ['BC', 'GST + PST', 'TPS + TVP'],
    ['MB', 'GST + RST', 'TPS + TVD'],
    ['SK', 'GST + PST', 'TPS + TVP'],
    ['AB', 'GST', 'TPS'],
    ['NS', 'HST', 'TVH'],
  ])('in %s are %s, in French %s', (area, english, french) => {
    expect(inCanada(area, 'en')).toBe(english);
    expect(inCanada(area, 'fr')).toBe(french);
  });

  it('have names in every province that has a rate: GST alone is 5 %, HST at least 13 %', () => {
    for (const [area, ratePpm] of Object.entries(provinceRates)) {
      const names = inCanada(area, 'en');
      expect([area, names]).toEqual([area, expect.any(String)]);
      expect([area, names === 'GST']).toEqual([area, ratePpm === 50_000]);
      expect([area, names === 'HST' && ratePpm < 130_000]).toEqual([area, false]);
    }
  });

  it.each([
    ['an unknown place', 50_000, null],
    ['an unknown province', 50_000, { country: 'CA', countryArea: '' }],
    ['a name of every object', 50_000, { country: 'CA', countryArea: 'toString' }],
    ['another country', 72_500, { country: 'US', countryArea: 'CA' }],
    ['goods that leave the country of the shop', 0, { country: 'CA', countryArea: 'ON' }],
  ])('have none for %s', (_what, ratePpm, place) => {
    expect(salesTaxNames({ ratePpm, place, language: 'fr' })).toBeNull();
  });
});
