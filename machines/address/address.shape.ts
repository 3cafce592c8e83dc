import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isNullOr,
  isOneOf,
  isPostalAddress,
  isString,
  isTrouble,
} from '../flow/index.ts';

/** Whether an unknown value says what an address of a country consists of. */
export const isAddressRules: Check = hasShape({
  country: isString,
  requiredFields: isListOf(isString),
  displayOrder: isListOf(isString),
  countryAreaType: isString,
  countryAreaChoices: isListOf(
    hasShape({ code: isString, name: isString, postalCode: isNullOr(isString), served: isBoolean }),
  ),
  cityType: isString,
  postalCodeType: isString,
  postalCodePattern: isNullOr(isString),
  postalCodeExamples: isListOf(isString),
  phonePattern: isString,
  unservedTerritories: isListOf(
    hasShape({
      name: isString,
      ownCode: isNullOr(isString),
      postalCode: isString,
      reason: isOneOf(['territory_not_served', 'postal_code_other_country']),
    }),
  ),
});

/** Whether an unknown value is a context of the address form, for flows that restore one that contains it. */
export const isAddressContext: Check = hasShape({
  address: isPostalAddress,
  known: isPostalAddress,
  purpose: isOneOf(['destination', 'invoice']),
  rules: isAddressRules,
  problems: isListOf(hasShape({ field: isString, reason: isString })),
  trouble: isNullOr(isTrouble),
});
