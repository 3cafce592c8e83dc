/** Postal addresses and phone numbers. */

export {
  type AddressField,
  addressMaxLengths,
  type AddressProblem,
  type AddressPurpose,
  type AddressReason,
  type AddressRules,
  addressRulesFor,
  billingPurpose,
  blankAddress,
  checkAddress,
  type CityType,
  cityTypes,
  type CountryAreaChoice,
  countryAreaCode,
  countryAreaName,
  type CountryAreaType,
  countryAreaTypes,
  isSameAddress,
  normaliseAddress,
  type PostalAddress,
  type PostalCodeType,
  postalCodeTypes,
  unservedPlaces,
} from './address.ts';
export { isPhone, normalPhone } from './phone.ts';
export { phoneUrl } from './phone-url.ts';
export { normalPostalCode } from './postal-codes.ts';
export {
  type AddressSuggestion,
  fieldsToFill,
  isSearchable,
  toStreetOnly,
  type SuggestedAddress,
} from './suggested-address.ts';
export {
  isAreaServed,
  isServed,
  type Place,
  taxTerritories,
  territoryOf,
  unservedTerritories,
  vatAreaOf,
} from './tax-territories.ts';
export { unitedStatesAddress } from './us-address.ts';
