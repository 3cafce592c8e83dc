import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addressMaxLengths, type AddressField, type AddressReason } from '@sonde/machines/rules/address';

const tooLong = (field: AddressField): MessageDescriptor => {
  const most = addressMaxLengths[field];
  return msg`This is too long: it may have ${most} characters`;
};

const characters = msg`This holds a character that we cannot print on a parcel: use letters, digits and punctuation`;

/** How each reason is said at a field; a field that cannot have a reason falls back to the general words. */
const byField: Readonly<Record<AddressField, Partial<Record<AddressReason, MessageDescriptor>>>> = {
  firstName: { required: msg`Enter the first name` },
  lastName: { required: msg`Enter the last name` },
  companyName: { required: msg`Enter the name of the organization` },
  streetAddress1: { required: msg`Enter street and number` },
  streetAddress2: {},
  city: { required: msg`Enter the city` },
  countryArea: {
    required: msg`Choose the state`,
    area_unknown: msg`Choose a state from the list`,
    area_not_served: msg`We do not ship to United States territories yet. Choose another state, or talk to us.`,
  },
  postalCode: {
    required: msg`Enter the ZIP code`,
    postal_code_format: msg`Enter a ZIP code of 5 digits, like 94103, or of 9, like 94103-1234`,
    postal_code_area_mismatch: msg`This ZIP code belongs to another state: check both`,
  },
  country: { required: msg`Choose the country` },
  phone: {
    required: msg`Enter a telephone number`,
    phone_format: msg`Enter a telephone number with area code, like 415 555 0132`,
  },
};

/** What is wrong with a field of an address and how to mend it. */
export function addressProblemText(field: AddressField, reason: AddressReason): MessageDescriptor {
  const own = byField[field][reason];
  if (own) return own;
  return reason === 'too_long' ? tooLong(field) : characters;
}
