import { describe, expect, it } from 'vitest';
import { enabledCountries } from '../places/index.ts';
import { accountRegionOf, accountRegions } from './account-regions.ts';

const countriesOf = (region: string | null) =>
  enabledCountries.map(({ code }) => code).filter((code) => accountRegionOf(code) === region);

describe('the account region of a country', () => {
  it.each([
    ['US', ['US']],
    ['CA', ['CA']],
    ['GB', ['GB']],
    ['AU', ['AU', 'NZ']],
  ])('%s has its own countries', (region, countries) => {
    expect(countriesOf(region)).toEqual(countries);
  });

  it('is the EU for the countries of Europe except the United Kingdom', () => {
    const europe = enabledCountries.filter(
      ({ timeZone, code }) => timeZone.startsWith('Europe/') && code !== 'TR',
    );
    expect(countriesOf('EU').toSorted()).toEqual(
      europe
        .map(({ code }) => code)
        .filter((code) => code !== 'GB')
        .toSorted(),
    );
  });

  it('is none elsewhere, where the main account charges', () => {
    expect(countriesOf(null)).toEqual(expect.arrayContaining(['HK', 'SG', 'AE', 'CL']));
    expect(accountRegions.every((region) => countriesOf(region).length > 0)).toBe(true);
  });
});
