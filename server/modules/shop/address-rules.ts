import { type AddressRules, addressRules } from '@sonde/machines/rules/address';

/** What nearly every country's addresses have in common, for those whose own rules are not known. */
const commonRules: Omit<AddressRules, 'country'> = {
  requiredFields: ['firstName', 'lastName', 'streetAddress1', 'city', 'country'],
  displayOrder: [
    'country',
    'firstName',
    'lastName',
    'companyName',
    'streetAddress1',
    'streetAddress2',
    'postalCode',
    'city',
    'countryArea',
    'phone',
  ],
  countryAreaType: 'province',
  countryAreaChoices: [],
  cityType: 'city',
  postalCodeType: 'postal',
  postalCodePattern: null,
  phonePattern: '^\\+?\\d{6,15}$',
};

/** What an address in a country consists of. */
export function addressRulesOf(country: string): AddressRules {
  return addressRules(country) ?? { ...commonRules, country };
}
