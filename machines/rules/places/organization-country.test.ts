import { describe, expect, it } from 'vitest';
import { organizationCountryOf, readOrganizationCountry } from './organization-country.ts';

describe("the country of a visitor's organization", () => {
  it.each([
    ['sonde.organizationCountry=DE', 'DE'],
    ['a=1; sonde.organizationCountry=FR; b=2', 'FR'],
    ['sonde.organizationCountry=de', null],
    ['sonde.organizationCountry=', null],
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
