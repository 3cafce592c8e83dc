import type { AddressRules } from './address.ts';
import areaRows from './data/us-areas.json' with { type: 'json' };

/** Full international numbers, and national ones of the North American plan with or without the leading 1. */
const phonePattern = '^(?:\\+(?!1)\\d{7,15}|(?:\\+?1)?[2-9]\\d{9})$';

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
  countryAreaChoices: areaRows,
  cityType: 'city',
  postalCodeType: 'zip',
  postalCodePattern: '^\\d{5}(?:-\\d{4})?$',
  postalCodeExamples: ['94103', '94103-1234'],
  phonePattern,
};
