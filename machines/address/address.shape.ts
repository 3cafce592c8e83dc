import {
  type Check,
  hasShape,
  isBoolean,
  isListOf,
  isName,
  isNullOr,
  isOneOf,
  isPostalAddress,
  isString,
  isTrouble,
} from '../flow/index.ts';
import type { AddressField, AddressProblem, AddressRules } from '../rules/addresses/index.ts';
import type { AddressContext } from './address.types.ts';

type AddressReason = AddressProblem['reason'];

/** Whether an unknown value is the address rules of a country. */
export const isAddressRules: Check<AddressRules> = hasShape({
  country: isString,
  requiredFields: isListOf(isName<AddressField>()),
  displayOrder: isListOf(isName<AddressField>()),
  countryAreaType: isName<AddressRules['countryAreaType']>(),
  countryAreaChoices: isListOf(
    hasShape({ code: isString, name: isString, postalCode: isNullOr(isString), served: isBoolean }),
  ),
  cityType: isName<AddressRules['cityType']>(),
  postalCodeType: isName<AddressRules['postalCodeType']>(),
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

/** Whether an unknown value is the context of an address form, for flows that restore one. */
export const isAddressContext: Check<AddressContext> = hasShape({
  address: isPostalAddress,
  known: isPostalAddress,
  purpose: isOneOf(['destination', 'invoice']),
  rules: isAddressRules,
  problems: isListOf(hasShape({ field: isName<AddressField>(), reason: isName<AddressReason>() })),
  trouble: isNullOr(isTrouble),
});
