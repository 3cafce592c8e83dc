import type {
  AddressField,
  AddressRules,
  CityType,
  CountryAreaType,
  PostalCodeType,
} from '@sonde/machines/rules/address';

const areaNames: Readonly<Record<CountryAreaType, string>> = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province or city',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  prefecture: 'Prefecture',
  province: 'Province',
  region: 'Region',
  state: 'State',
};

const cityNames: Readonly<Record<CityType, string>> = {
  city: 'City',
  district: 'District',
  post_town: 'Town',
  suburb: 'Suburb',
};

const postalCodeNames: Readonly<Record<PostalCodeType, string>> = {
  zip: 'ZIP code',
  postal: 'Postal code',
  postcode: 'Postcode',
  eircode: 'Eircode',
  pin: 'PIN code',
};

type Words = Pick<AddressRules, 'cityType' | 'countryAreaType' | 'postalCodeType'>;

const names: Readonly<Record<AddressField, (words: Words) => string>> = {
  firstName: () => 'First name',
  lastName: () => 'Last name',
  companyName: () => 'Organization',
  streetAddress1: () => 'Street address',
  streetAddress2: () => 'Second line of the address',
  city: ({ cityType }) => cityNames[cityType],
  postalCode: ({ postalCodeType }) => postalCodeNames[postalCodeType],
  country: () => 'Country',
  countryArea: ({ countryAreaType }) => areaNames[countryAreaType],
  phone: () => 'Phone number',
};

/** What a field is called where the address is, for the sentences of refusals. */
export const fieldName = (field: AddressField, words: Words): string => names[field](words);
