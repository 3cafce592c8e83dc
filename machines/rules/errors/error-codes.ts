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
export type ReactionTarget = (typeof reactionTargets)[number];

export type CardField = 'card.number' | 'card.expiry' | 'card.securityCode' | 'card.postalCode';

/** How a flow reacts to a code: its target, whether a retry makes sense, and which card field gets the focus. */
export interface Reaction {
  readonly target: ReactionTarget;
  readonly retry: boolean;
  readonly field?: CardField;
}

/** One row per code. A new code doesn't compile without one. */
export const errorReactions: Readonly<Record<ErrorCode, Reaction>> = {
  CARD_DECLINED: { target: 'payment', retry: true, field: 'card.number' },
  EXPIRED_CARD: { target: 'payment', retry: true, field: 'card.expiry' },
  INCORRECT_CVC: { target: 'payment', retry: true, field: 'card.securityCode' },
  INCORRECT_NUMBER: { target: 'payment', retry: true, field: 'card.number' },
  INCORRECT_ZIP: { target: 'payment', retry: true, field: 'card.postalCode' },
  PROCESSING_ERROR: { target: 'payment', retry: true },
  PAYMENT_ERROR: { target: 'payment', retry: true },
  CANNOT_ATTACH_CARD: { target: 'payment', retry: true, field: 'card.number' },

  SHIPPING_ADDRESS_NOT_SET: { target: 'shipping.address', retry: true },
  SHIPPING_METHOD_NOT_SET: { target: 'shipping.method', retry: true },
  BILLING_ADDRESS_NOT_SET: { target: 'billing.address', retry: true },

  PRICES_ARE_CHANGED: { target: 'review.changed', retry: true },
  PRODUCTS_ARE_CHANGED: { target: 'review.changed', retry: true },

  VOUCHER_NOT_APPLICABLE: { target: 'voucher', retry: false },
  VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED: { target: 'voucher', retry: false },
  VOUCHER_NOT_APPLICABLE_COUNTRY: { target: 'voucher', retry: false },
  VOUCHER_NOT_APPLICABLE_REFERRAL: { target: 'voucher', retry: false },
  VOUCHER_NOT_APPLICABLE_SALE: { target: 'voucher', retry: false },

  COUNTRY_NOT_AVAILABLE: { target: 'unavailable', retry: false },
  BUNDLE_NOT_FOUND: { target: 'unavailable', retry: false },
  NOT_FOUND: { target: 'unavailable', retry: false },
  PAYMENT_NOT_FOUND: { target: 'unavailable', retry: false },

  BANNED_EMAIL_ADDRESS: { target: 'stay', retry: false },
  NO_PERMISSIONS: { target: 'stay', retry: false },
  OPERATION_NOT_ALLOWED: { target: 'stay', retry: false },
  TOTAL_BELOW_MINIMUM: { target: 'stay', retry: false },
  ENTERPRISE_CODE_REQUIRED: { target: 'stay', retry: false },
  CANT_EDIT_WITH_CREDITS: { target: 'stay', retry: false },

  BAD_PROOF_OF_ENROLLMENT: { target: 'proof', retry: true },

  ORDER_CREATION_FAILED: { target: 'error', retry: false },
  INVALID: { target: 'error', retry: false },
};

const unknownCodeReaction: Reaction = { target: 'error', retry: false };

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorReactions, value);
}

/** The reaction to a code from the server. An unknown code leads to the error screen. */
export function reactionTo(code: string): Reaction {
  return isErrorCode(code) ? errorReactions[code] : unknownCodeReaction;
}
