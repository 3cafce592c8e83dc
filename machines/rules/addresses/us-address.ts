import type { AddressRules, CountryAreaChoice } from './address.ts';
import areaRows from './data/us-areas.json' with { type: 'json' };
import zipCodesAcross from './data/us-zip-codes-across-state-lines.json' with { type: 'json' };
import { isAreaServed, unservedTerritories } from './tax-territories.ts';

/** Full international numbers, and national ones of the North American plan with or without the leading 1. */
const phonePattern = '^(?:\\+(?!1)\\d{7,15}|(?:\\+?1)?[2-9]\\d{9})$';

/**
 * ZIP codes that a state shares with the neighbour whose range they are in: the ZIP code tabulation areas of the
 * censuses of 2010 and 2020 that lie in two states or three.
 */
const sharedZipCodes: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(zipCodesAcross));

const areas: readonly CountryAreaChoice[] = areaRows.map(({ code, name, postalCode }) => ({
  code,
  name,
  postalCode: [postalCode, ...(sharedZipCodes.get(code) ?? [])].join('|'),
  served: isAreaServed('US', code),
}));

/** What an address in the United States consists of, with the areas that the shop ships to. */
export const unitedStatesAddress: AddressRules = {
  country: 'US',
  requiredFields: ['firstName', 'lastName', 'streetAddress1', 'city', 'countryArea', 'postalCode', 'country'],
  displayOrder: [
    'country',
    'firstName',
    'lastName',
    'companyName',
    'streetAddress1',
    'streetAddress2',
    'city',
    'countryArea',
    'postalCode',
    'phone',
  ],
  countryAreaType: 'state',
  countryAreaChoices: areas,
  cityType: 'city',
  postalCodeType: 'zip',
  postalCodePattern: '^\\d{5}(?:-\\d{4})?$',
  postalCodeExamples: ['94103', '94103-1234'],
  phonePattern,
  unservedTerritories: unservedTerritories('US'),
};
