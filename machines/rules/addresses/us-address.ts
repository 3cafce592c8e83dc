import type { AddressRules, CountryAreaChoice } from './address.ts';
import areaRows from './data/us-areas.json' with { type: 'json' };
import zipCodesAcross from './data/us-zip-codes-across-state-lines.json' with { type: 'json' };
import { isAreaServed, unservedTerritories } from './tax-territories.ts';

/** International numbers, and North American numbers with or without the leading 1. */
const phonePattern = '^(?:\\+(?!1)\\d{7,15}|(?:\\+?1)?[2-9]\\d{9})$';

/**
 * ZIP codes that a state shares with the neighbor whose range contains them: the ZIP code tabulation areas of the 2010
 * and 2020 censuses that lie in two or three states.
 */
const sharedZipCodes: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(zipCodesAcross));

const areas: readonly CountryAreaChoice[] = areaRows.map(({ code, name, postalCode }) => ({
  code,
  name,
  postalCode: [postalCode, ...(sharedZipCodes.get(code) ?? [])].join('|'),
  served: isAreaServed('US', code),
}));

/** The address rules of the United States, including the areas that the shop ships to. */
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
