import { type AddressRules, unitedStatesAddress } from '../rules/addresses/index.ts';

/** Address rules of Canada, with only two provinces. */
export const exampleCanadianRules: AddressRules = {
  ...unitedStatesAddress,
  country: 'CA',
  countryAreaType: 'province',
  countryAreaChoices: [
    { code: 'AB', name: 'Alberta', postalCode: 'T', served: true },
    { code: 'ON', name: 'Ontario', postalCode: '[KLMNP]', served: true },
  ],
  postalCodeType: 'postal',
  postalCodePattern: '^(?:[A-Z]\\d[A-Z] \\d[A-Z]\\d)$',
  postalCodeExamples: ['K1A 0B1'],
  phonePattern: '^\\+?\\d{4,17}$',
};

/** Address rules of Singapore, whose addresses have neither a city nor an area. */
export const exampleSingaporeanRules: AddressRules = {
  ...exampleCanadianRules,
  country: 'SG',
  requiredFields: ['firstName', 'lastName', 'streetAddress1', 'postalCode', 'country'],
  displayOrder: exampleCanadianRules.displayOrder.filter(
    (field) => field !== 'city' && field !== 'countryArea',
  ),
  countryAreaChoices: [],
  postalCodePattern: '^(?:\\d{6})$',
  postalCodeExamples: ['546080'],
};
