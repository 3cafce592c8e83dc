import { describe, expect, it } from 'vitest';
import { countries, defaultCountryCode, enabledCountries, mainCountries } from '../places/index.ts';
import {
  countryPermissions,
  isMarketSold,
  isPermitted,
  isPlanSold,
  isProductLineSold,
} from './country-permissions.ts';
import type { ProductLine } from './product-lines.ts';

const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code).sort();
const whereSold = (productLine: ProductLine) =>
  codes(countries.filter(({ code }) => isProductLineSold(code, productLine)));

describe('what a country may order', () => {
  it('IQ3: in every enabled country except Kenya and Pakistan', () => {
    const sold = codes(enabledCountries).filter((code) => code !== 'KE' && code !== 'PK');
    expect(whereSold('IQ_3')).toEqual(sold);
  });

  it('IQ+: in every enabled country', () => {
    expect(whereSold('IQ_PLUS')).toEqual(codes(enabledCountries));
  });

  it('veterinary devices: the main countries', () => {
    expect(whereSold('IQ_PLUS_VET')).toEqual(codes(mainCountries));
  });

  it.each([
    ['HUMAN', enabledCountries],
    ['VETERINARY', mainCountries],
  ] as const)('probes of the market %s: its countries, and no other', (market, where) => {
    expect(codes(countries.filter(({ code }) => isMarketSold(code, market)))).toEqual(codes(where));
  });

  it.each(['CLINIC', 'PRO_THREE_YEAR', 'INDIVIDUAL_FOREVER', 'RENTAL'] as const)(
    '%s: the United States alone',
    (plan) => {
      expect(codes(countries.filter(({ code }) => isPlanSold(code, plan)))).toEqual(['US']);
    },
  );

  it.each(['TEAM', 'CORE', 'PRO_CUSTOM'] as const)('%s: the main countries', (plan) => {
    expect(codes(countries.filter(({ code }) => isPlanSold(code, plan)))).toEqual(codes(mainCountries));
  });

  it.each(['BASIC', 'INDIVIDUAL'] as const)('%s: everywhere that is sold to', (plan) => {
    expect(codes(countries.filter(({ code }) => isPlanSold(code, plan)))).toEqual(codes(enabledCountries));
  });

  it('in the default country: everything that any other country may', () => {
    const widest = countryPermissions(defaultCountryCode);
    for (const { code } of enabledCountries) {
      const { productLines, planFamilies } = countryPermissions(code);
      expect(widest.productLines).toEqual(expect.arrayContaining([...productLines]));
      expect(widest.planFamilies).toEqual(expect.arrayContaining([...planFamilies]));
    }
    expect(widest).toMatchObject({ accessories: true, warranties: true });
  });

  it.each([
    [
      'a probe of the country’s line',
      'KE',
      { kind: 'DEVICE', productLine: 'IQ_PLUS', planFamily: null },
      true,
    ],
    ['a probe of another line', 'KE', { kind: 'DEVICE', productLine: 'IQ_3', planFamily: null }, false],
    [
      'a plan of main countries',
      'KE',
      { kind: 'SUBSCRIPTION', productLine: null, planFamily: 'TEAM' },
      false,
    ],
    ['a plan of main countries', 'GB', { kind: 'SUBSCRIPTION', productLine: null, planFamily: 'TEAM' }, true],
    ['a cable', 'KE', { kind: 'ACCESSORY', productLine: null, planFamily: null }, true],
    ['a cable', 'MX', { kind: 'ACCESSORY', productLine: null, planFamily: null }, false],
    ['a warranty', 'MX', { kind: 'WARRANTY', productLine: null, planFamily: null }, false],
  ] as const)('%s in %s', (_what, country, product, permitted) => {
    expect(isPermitted(product, country)).toBe(permitted);
  });

  it.each(['MX', 'AQ', '', 'toString'])('"%s": nothing', (code) => {
    expect(countryPermissions(code)).toEqual({
      productLines: [],
      planFamilies: [],
      accessories: false,
      warranties: false,
    });
  });

  it('either case of the code', () => {
    expect(countryPermissions('us')).toEqual(countryPermissions('US'));
  });
});
