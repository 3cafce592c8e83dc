/** Every expected failure of the store (coverage ERROR-3). */
export const checkoutErrorCodes = [
  'CANNOT_ATTACH_CARD',
  'CANT_EDIT_WITH_CREDITS',
  'BAD_PROOF_OF_ENROLLMENT',
  'BANNED_EMAIL_ADDRESS',
  'BILLING_ADDRESS_NOT_SET',
  'BUNDLE_NOT_FOUND',
  'CARD_DECLINED',
  'COUNTRY_NOT_AVAILABLE',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'INCORRECT_NUMBER',
  'INCORRECT_ZIP',
  'INVALID',
  'NOT_FOUND',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
  'ORDER_CREATION_FAILED',
  'PAYMENT_ERROR',
  'PAYMENT_NOT_FOUND',
  'PROCESSING_ERROR',
  'SHIPPING_ADDRESS_NOT_SET',
  'SHIPPING_METHOD_NOT_SET',
  'TOTAL_BELOW_MINIMUM',
  'VOUCHER_NOT_APPLICABLE',
  'VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED',
  'VOUCHER_NOT_APPLICABLE_COUNTRY',
  'VOUCHER_NOT_APPLICABLE_REFERRAL',
  'VOUCHER_NOT_APPLICABLE_SALE',
  'ENTERPRISE_CODE_REQUIRED',
  'PRICES_ARE_CHANGED',
  'PRODUCTS_ARE_CHANGED',
] as const;
/** One of {@link checkoutErrorCodes}. */
export type ErrorCode = (typeof checkoutErrorCodes)[number];

/**
 * The places that a flow can go to. `stay` keeps the step and explains; `unavailable` and `error` are separate pages.
 */
export const reactionTargets = [
  'payment',
  'shipping.address',
  'shipping.method',
  'billing.address',
  'review.changed',
  'voucher',
  'proof',
  'unavailable',
  'stay',
  'error',
] as const;
/** One of {@link reactionTargets}. */
export type ReactionTarget = (typeof reactionTargets)[number];

/** A field of the card that takes the focus. */
export type CardField = 'card.number' | 'card.expiry' | 'card.securityCode' | 'card.postalCode';

/** How a flow reacts to a code: its target, whether a retry makes sense, and which card field gets the focus. */
export interface Reaction {
  readonly target: ReactionTarget;
  readonly isRetryable: boolean;
  readonly field?: CardField;
}

/** One row per code. A new code doesn't compile without one. */
export const errorReactions: Readonly<Record<ErrorCode, Reaction>> = {
  CARD_DECLINED: { target: 'payment', isRetryable: true, field: 'card.number' },
  EXPIRED_CARD: { target: 'payment', isRetryable: true, field: 'card.expiry' },
  INCORRECT_CVC: { target: 'payment', isRetryable: true, field: 'card.securityCode' },
  INCORRECT_NUMBER: { target: 'payment', isRetryable: true, field: 'card.number' },
  INCORRECT_ZIP: { target: 'payment', isRetryable: true, field: 'card.postalCode' },
  PROCESSING_ERROR: { target: 'payment', isRetryable: true },
  PAYMENT_ERROR: { target: 'payment', isRetryable: true },
  CANNOT_ATTACH_CARD: { target: 'payment', isRetryable: true, field: 'card.number' },

  SHIPPING_ADDRESS_NOT_SET: { target: 'shipping.address', isRetryable: true },
  SHIPPING_METHOD_NOT_SET: { target: 'shipping.method', isRetryable: true },
  BILLING_ADDRESS_NOT_SET: { target: 'billing.address', isRetryable: true },

  PRICES_ARE_CHANGED: { target: 'review.changed', isRetryable: true },
  PRODUCTS_ARE_CHANGED: { target: 'review.changed', isRetryable: true },

  VOUCHER_NOT_APPLICABLE: { target: 'voucher', isRetryable: false },
  VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED: { target: 'voucher', isRetryable: false },
  VOUCHER_NOT_APPLICABLE_COUNTRY: { target: 'voucher', isRetryable: false },
  VOUCHER_NOT_APPLICABLE_REFERRAL: { target: 'voucher', isRetryable: false },
  VOUCHER_NOT_APPLICABLE_SALE: { target: 'voucher', isRetryable: false },

  COUNTRY_NOT_AVAILABLE: { target: 'unavailable', isRetryable: false },
  BUNDLE_NOT_FOUND: { target: 'unavailable', isRetryable: false },
  NOT_FOUND: { target: 'unavailable', isRetryable: false },
  PAYMENT_NOT_FOUND: { target: 'unavailable', isRetryable: false },

  BANNED_EMAIL_ADDRESS: { target: 'stay', isRetryable: false },
  NO_PERMISSIONS: { target: 'stay', isRetryable: false },
  OPERATION_NOT_ALLOWED: { target: 'stay', isRetryable: false },
  TOTAL_BELOW_MINIMUM: { target: 'stay', isRetryable: false },
  ENTERPRISE_CODE_REQUIRED: { target: 'stay', isRetryable: false },
  CANT_EDIT_WITH_CREDITS: { target: 'stay', isRetryable: false },

  BAD_PROOF_OF_ENROLLMENT: { target: 'proof', isRetryable: true },

  ORDER_CREATION_FAILED: { target: 'error', isRetryable: false },
  INVALID: { target: 'error', isRetryable: false },
};

const unknownCodeReaction: Reaction = { target: 'error', isRetryable: false };

/** Whether this is one of the codes that the API can return. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorReactions, value);
}

/** The reaction to a code from the server. An unknown code leads to the error screen. */
export function reactionTo(code: string): Reaction {
  return isErrorCode(code) ? errorReactions[code] : unknownCodeReaction;
}
