import { describe, expect, it } from 'vitest';
import {
  countries,
  type Country,
  countryByCode,
  enabledCountries,
  isCountryAvailable,
  languageFor,
  mainCountries,
} from './countries.ts';
import { defaultCountryCode } from './default-country.ts';
import { euMembers, isEuMember } from './eu-members.ts';
import { isCountryEnabled, marketTierOf } from './markets.ts';
import { isCurrency } from '../money/index.ts';

/** Main countries and extra markets (coverage COUNTRY-1). */
const requiredMain = 'US GB IE AU NZ DE FR IT ES NL BE PT AT PL NO DK FI SE CH CA'.split(' ');
const requiredExtra = 'HK KE SG PK CL AE AR CO IL IN TR ZA'.split(' ');

const noPrices = { hasIq3: false, hasIqPlusLightning: false };

describe('the countries', () => {
  it('include the required ones, each once', () => {
    const codesOf = (listed: readonly Country[]) => listed.map(({ code }) => code);
    expect(codesOf(mainCountries)).toEqual(expect.arrayContaining(requiredMain));
    expect(codesOf(enabledCountries)).toEqual(expect.arrayContaining([...requiredMain, ...requiredExtra]));
    expect(new Set(codesOf(countries)).size).toBe(countries.length);
  });

  it('are enabled if they are main', () => {
    expect(mainCountries.filter((country) => !country.enabled)).toEqual([]);
  });

  it('have a currency and at least one language each', () => {
    for (const country of countries) {
      expect(isCurrency(country.currency)).toBe(true);
      expect(country.languages.length).toBeGreaterThan(0);
    }
  });

  it('include the 27 EU members, in either case', () => {
    expect(new Set(euMembers).size).toBe(27);
    expect(['DE', 'de', 'GB', 'NO', 'CH', 'US'].filter(isEuMember)).toEqual(['DE', 'de']);
  });

  it('are found in either case', () => {
    expect(countryByCode('gb')).toMatchObject({ code: 'GB', currency: 'GBP' });
    expect(countryByCode('XX')).toBeUndefined();
    expect(countryByCode('')).toBeUndefined();
    expect(isCountryEnabled('us')).toBe(true);
    expect(isCountryEnabled('MX')).toBe(false);
  });

  it('are main countries, extra markets, or not sold to', () => {
    for (const { code, enabled, main } of countries)
      expect([code, marketTierOf(code)]).toEqual([code, enabled ? (main ? 'main' : 'extra') : null]);
    expect(['gb', 'XX', ''].map(marketTierOf)).toEqual(['main', null, null]);
  });

  it('start with the default one', () => {
    expect(countries[0]?.code).toBe(defaultCountryCode);
  });
});

describe('the language of a country', () => {
  it.each([
    ['US', 'en', 'en-US'],
    ['DE', 'de', 'de-DE'],
    ['DE', 'EN', 'en-DE'],
    ['DE', 'fr', 'de-DE'],
    ['BE', 'fr', 'en-BE'],
    ['CH', 'de', 'en-CH'],
    ['NO', 'nb', 'nb-NO'],
    ['NO', 'nn', 'nb-NO'],
    ['AE', 'ar', 'ar-AE'],
  ])('%s/%s is %s', (code, requested, expected) => {
    expect(languageFor(countryByCode(code) as Country, requested).bcp47).toBe(expected);
  });
});

describe('a country is available', () => {
  it.each([
    ['US', noPrices, true],
    ['KE', noPrices, true],
    ['MX', noPrices, false],
    ['MX', { ...noPrices, hasIq3: true }, true],
    ['MX', { ...noPrices, hasIqPlusLightning: true }, true],
    ['AQ', noPrices, false],
  ])('%s with prices %j: %s', (code, prices, expected) => {
    expect(isCountryAvailable(code, prices)).toBe(expected);
  });
});
