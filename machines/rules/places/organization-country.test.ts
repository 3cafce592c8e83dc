import { describe, expect, it } from 'vitest';
import {
  isSignInExpected,
  organizationCountryOf,
  organizationCountryValue,
  readOrganizationCountry,
} from './organization-country.ts';

describe("the country of a visitor's organization", () => {
  it.each([
    ['sonde.organizationCountry=DE', 'DE'],
    ['a=1; sonde.organizationCountry=FR; b=2', 'FR'],
    ['sonde.organizationCountry=de', null],
    ['sonde.organizationCountry=', null],
    ['sonde.organizationCountry=none', null],
    ['sonde.organizationCountry=AQ', null],
    ['sonde.organizationCountry=XX', null],
    ['sonde.organizationCountry=DE/../..', null],
    ['other.sonde.organizationCountry=DE', null],
    ['', null],
  ])('in the cookies %j is %s', (cookies, country) => {
    expect(readOrganizationCountry(cookies)).toBe(country);
  });

  it.each<[of: string, chosen: string | null, country: string | null]>([
    ['DE', null, 'DE'],
    ['DE DE', null, 'DE'],
    ['DE US', null, null],
    ['DE US', 'clinic-1', 'US'],
    ['DE US', 'clinic-7', null],
    ['DE DE', 'clinic-7', 'DE'],
    ['DE AQ', 'clinic-1', null],
    ['AQ', null, null],
    ['', 'clinic-0', null],
  ])('of organizations in “%s”, of which %s is chosen, is %s', (of, chosen, country) => {
    const countries = of.split(' ').filter((code) => code !== '');
    const organizations = countries.map((code, index) => ({ slug: `clinic-${index}`, country: code }));
    expect(organizationCountryOf(organizations, chosen)).toBe(country);
  });
});

describe('whether someone has signed in', () => {
  it.each(['DE', 'AQ', null])('is seen in the cookie of the country %s', (country) => {
    const cookies = `a=1; sonde.organizationCountry=${organizationCountryValue(country)}; b=2`;
    expect(isSignInExpected(cookies)).toBe(true);
  });

  it.each(['', 'a=1', 'sonde.organizationCountry=', 'other.sonde.organizationCountry=none'])(
    'is not expected with the cookies %j',
    (cookies) => {
      expect(isSignInExpected(cookies)).toBe(false);
    },
  );
});
