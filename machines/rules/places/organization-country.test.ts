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

  it.each([
    [['DE'], 'DE'],
    [['DE', 'DE'], 'DE'],
    [['DE', 'US'], null],
    [['AQ'], null],
    [[], null],
  ])('of organizations in %j is %s', (countries, country) => {
    expect(organizationCountryOf(countries)).toBe(country);
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
