import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PostalCodeType } from '@sonde/machines/rules/addresses';

interface PostalCodeTexts {
  readonly label: MessageDescriptor;
  readonly missing: MessageDescriptor;
  /** `examples` reads like "94103 or 94103-1234". */
  readonly format: (examples: string) => MessageDescriptor;
  readonly mismatch: MessageDescriptor;
}

/** The texts of an address's postal code, by the country's term for it. */
export const postalCodeTexts: Readonly<Record<PostalCodeType, PostalCodeTexts>> = {
  zip: {
    label: msg`ZIP code`,
    missing: msg`Enter your ZIP code`,
    format: (examples) => msg`Enter a ZIP code like ${examples}`,
    mismatch: msg`This ZIP code doesn’t match the state. Check both.`,
  },
  postal: {
    label: msg`Postal code`,
    missing: msg`Enter your postal code`,
    format: (examples) => msg`Enter a postal code like ${examples}`,
    mismatch: msg`This postal code doesn’t match the area. Check both.`,
  },
  postcode: {
    label: msg({
      message: 'Postcode',
      comment: 'The postal code of the United Kingdom, Australia and New Zealand',
    }),
    missing: msg`Enter your postcode`,
    format: (examples) => msg`Enter a postcode like ${examples}`,
    mismatch: msg`This postcode doesn’t match the area. Check both.`,
  },
  eircode: {
    label: msg({ message: 'Eircode', comment: 'The postal code of Ireland' }),
    missing: msg`Enter your Eircode`,
    format: (examples) => msg`Enter an Eircode like ${examples}`,
    mismatch: msg`This Eircode doesn’t match the county. Check both.`,
  },
  pin: {
    label: msg({ message: 'PIN code', comment: 'The postal code of India' }),
    missing: msg`Enter your PIN code`,
    format: (examples) => msg`Enter a PIN code like ${examples}`,
    mismatch: msg`This PIN code doesn’t match the state. Check both.`,
  },
};
