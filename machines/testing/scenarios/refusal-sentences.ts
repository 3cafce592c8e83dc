import type { ErrorCode } from '../../rules/error-codes.ts';

/** What the store says with a code in scenarios: refusals without a text of the shop's are read out as they are. */
export const refusalSentences = {
  BAD_PROOF_OF_ENROLLMENT: 'The proof of enrolment cannot be read.',
  BANNED_EMAIL_ADDRESS: 'Orders from this e-mail address are not taken.',
  BILLING_ADDRESS_NOT_SET: 'Enter the billing address.',
  BUNDLE_NOT_FOUND: 'These products are not sold together.',
  CARD_DECLINED: 'The bank declined the card.',
  COUNTRY_NOT_AVAILABLE: 'Nothing is sold in this country.',
  INCORRECT_NUMBER: 'The card number is not valid.',
  INVALID: 'The shop cannot do that.',
  NOT_FOUND: 'There is no such cart.',
  OPERATION_NOT_ALLOWED: 'These products are not sold without a device.',
  ORDER_CREATION_FAILED: 'The order could not be created.',
  PRICES_ARE_CHANGED: 'The total has changed. Nothing was charged.',
  SHIPPING_ADDRESS_NOT_SET: 'Enter the shipping address.',
  SHIPPING_METHOD_NOT_SET: 'Choose a shipping method.',
  VOUCHER_NOT_APPLICABLE: 'This code cannot be used for this order.',
} as const satisfies Partial<Readonly<Record<ErrorCode, string>>>;

/** A code that refuses in scenarios. */
export type RefusalCode = keyof typeof refusalSentences;

/** A field of a form that the store may find wrong in scenarios, with what it says about it. */
export const fieldSentences = {
  city: 'City is missing.',
  lines: 'This product is not sold in your country.',
  quantity: 'The quantity must be a whole number, 0 or more.',
  vatRegistrationNumber: 'This number has a mistake in it.',
} as const;

/** A field that is found wrong in scenarios. */
export type RefusedField = keyof typeof fieldSentences;
