import {
  type AddressField,
  addressMaxLengths,
  type AddressRules,
  cityTypes,
  countryAreaTypes,
  postalCodeTypes,
} from '@sonde/machines/rules/addresses';
import type { CountryAddressValidationQuery } from '../graphql/checkout.generated.ts';

const fields = Object.keys(addressMaxLengths) as readonly AddressField[];
const knownFields = (names: readonly string[]) =>
  names.flatMap((name) => fields.find((field) => field === name) ?? []);

/** A term for which this build has a text; otherwise the most common one. */
const wordOf = <Word extends string>(words: readonly Word[], given: string, usual: Word): Word =>
  words.find((word) => word === given) ?? usual;

/** Converts the API's address rules for the form. Unknown terms and fields of a newer API are dropped. */
export function fromApiAddressRules({
  addressValidationRules: rules,
}: CountryAddressValidationQuery): AddressRules {
  return {
    country: rules.countryCode,
    requiredFields: knownFields(rules.requiredFields),
    displayOrder: knownFields(rules.displayOrder),
    countryAreaType: wordOf(countryAreaTypes, rules.countryAreaType, 'province'),
    countryAreaChoices: rules.countryAreaChoices.map(({ raw, verbose, postalCodePrefix, isServed }) => ({
      code: raw,
      name: verbose,
      postalCode: postalCodePrefix,
      served: isServed,
    })),
    cityType: wordOf(cityTypes, rules.cityType, 'city'),
    postalCodeType: wordOf(postalCodeTypes, rules.postalCodeType, 'postal'),
    postalCodePattern: rules.postalCodePattern,
    postalCodeExamples: rules.postalCodeExamples,
    phonePattern: rules.phonePattern,
    unservedTerritories: rules.unservedTerritories.map(({ name, countryCode, postalCodePrefix }) => ({
      name,
      ownCode: countryCode,
      postalCode: postalCodePrefix,
      reason: 'territory_not_served',
    })),
  };
}
