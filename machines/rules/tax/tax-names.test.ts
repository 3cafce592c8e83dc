import { describe, expect, it } from 'vitest';
import { canadianTaxes } from './canadian-taxes.ts';
import { taxName, taxNames } from './tax-names.ts';
import { canadianTaxCodes } from './tax.types.ts';
import { salesTaxes } from './tax.ts';

describe('the taxes of a place', () => {
  it.each([
    ['QC', ['GST', 'QST'], ['TPS', 'TVQ']],
    ['ON', ['HST'], ['TVH']],
    ['BC', ['GST', 'PST'], ['TPS', 'TVP']],
    ['MB', ['GST', 'RST'], ['TPS', 'TVD']],
    ['SK', ['GST', 'PST'], ['TPS', 'TVP']],
    ['AB', ['GST'], ['TPS']],
    ['NS', ['HST'], ['TVH']],
  ])('in %s are %j, in French %j', (countryArea, english, french) => {
    const taxes = salesTaxes({ country: 'CA', countryArea }) ?? [];
    expect(taxes.map((tax) => taxName(tax, 'en'))).toEqual(english);
    expect(taxes.map((tax) => taxName(tax, 'fr'))).toEqual(french);
    expect(taxNames(taxes, 'en')).toBe(english.join(' + '));
    expect(taxNames(taxes, 'fr')).toBe(french.join(' + '));
  });

  it('have names in both languages of Canada wherever they are charged', () => {
    for (const tax of Object.values(canadianTaxes).flat())
      for (const language of ['en', 'fr']) expect(taxName(tax, language)).toMatch(/^[A-Z]{3}$/);
    expect(new Set(Object.values(canadianTaxes).flatMap((taxes) => taxes.map(({ code }) => code)))).toEqual(
      new Set(canadianTaxCodes),
    );
  });

  it('have a combined name for an order from before they were separate', () => {
    const combined = { code: 'SALES_TAX', jurisdiction: 'CA-QC' } as const;
    expect(taxNames([combined], 'fr')).toBe('TPS + TVQ');
    expect(taxNames([{ ...combined, jurisdiction: 'CA-ON' }], 'en')).toBe('HST');
  });

  it.each([
    ['a state', { code: 'SALES_TAX', jurisdiction: 'US-CA' }],
    ['an unknown province', { code: 'SALES_TAX', jurisdiction: 'CA-' }],
    ['goods that leave Canada', { code: 'SALES_TAX', jurisdiction: 'CA' }],
    ['the GST of another country', { code: 'GST', jurisdiction: 'AU' }],
    ['a country with VAT', { code: 'VAT', jurisdiction: 'FR' }],
  ] as const)('have none for %s', (_what, tax) => {
    expect(taxName(tax, 'fr')).toBeNull();
    expect(taxNames([tax], 'fr')).toBeNull();
  });

  it('have no combined name if there are none', () => {
    expect(taxNames([], 'en')).toBeNull();
  });
});
