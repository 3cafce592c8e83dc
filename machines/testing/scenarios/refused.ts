import type { ErrorCode, RefusalReason } from '../../rules/errors/index.ts';

/** The refusal codes in scenarios, with the reason that the store returns. */
export const refusalReasonByCode = {
  BAD_PROOF_OF_ENROLLMENT: null,
  BANNED_EMAIL_ADDRESS: null,
  BILLING_ADDRESS_NOT_SET: null,
  BUNDLE_NOT_FOUND: 'PART_NOT_ALLOWED',
  CARD_DECLINED: null,
  COUNTRY_NOT_AVAILABLE: 'NOT_SOLD_IN_COUNTRY',
  INCORRECT_NUMBER: null,
  INVALID: null,
  NOT_FOUND: 'CART_GONE',
  OPERATION_NOT_ALLOWED: 'PART_MISSING',
  ORDER_CREATION_FAILED: null,
  PAYMENT_NOT_FOUND: null,
  PRICES_ARE_CHANGED: null,
  SHIPPING_ADDRESS_NOT_SET: null,
  SHIPPING_METHOD_NOT_SET: null,
  VOUCHER_NOT_APPLICABLE: 'UNKNOWN',
} as const satisfies Partial<Readonly<Record<ErrorCode, RefusalReason | null>>>;

/** A refusal code in scenarios. */
export type RefusalCode = keyof typeof refusalReasonByCode;

/** The fields that the store rejects in scenarios, with the reason. */
export const refusalReasonByField = {
  city: 'REQUIRED',
  equoteJobTitle: 'CHARACTERS',
  lines: 'NOT_SOLD_IN_COUNTRY',
  payment: 'CHANGED_ELSEWHERE',
  quantity: 'QUANTITY',
  vatRegistrationNumber: 'FORMAT',
} as const satisfies Readonly<Record<string, RefusalReason>>;

/** A field that is rejected in scenarios. */
export type RefusedField = keyof typeof refusalReasonByField;
