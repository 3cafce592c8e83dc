import { describe, expect, it } from 'vitest';
import {
  type CardField,
  checkoutErrorCodes,
  type ErrorCode,
  errorReactions,
  isErrorCode,
  type ReactionTarget,
  reactionTargets,
  reactionTo,
} from './error-codes.ts';

/** The required targets (coverage ERROR-3). */
const targets: readonly (readonly [ReactionTarget, readonly ErrorCode[]])[] = [
  [
    'payment',
    [
      'CANNOT_ATTACH_CARD',
      'CARD_DECLINED',
      'EXPIRED_CARD',
      'INCORRECT_CVC',
      'INCORRECT_NUMBER',
      'INCORRECT_ZIP',
      'PAYMENT_ERROR',
      'PROCESSING_ERROR',
    ],
  ],
  ['shipping.address', ['SHIPPING_ADDRESS_NOT_SET']],
  ['shipping.method', ['SHIPPING_METHOD_NOT_SET']],
  ['billing.address', ['BILLING_ADDRESS_NOT_SET']],
  ['review.changed', ['PRICES_ARE_CHANGED', 'PRODUCTS_ARE_CHANGED']],
  [
    'voucher',
    [
      'VOUCHER_NOT_APPLICABLE',
      'VOUCHER_NOT_APPLICABLE_AFFILIATE_APPLIED',
      'VOUCHER_NOT_APPLICABLE_COUNTRY',
      'VOUCHER_NOT_APPLICABLE_REFERRAL',
      'VOUCHER_NOT_APPLICABLE_SALE',
    ],
  ],
  ['proof', ['BAD_PROOF_OF_ENROLLMENT']],
  ['unavailable', ['BUNDLE_NOT_FOUND', 'COUNTRY_NOT_AVAILABLE', 'NOT_FOUND', 'PAYMENT_NOT_FOUND']],
  [
    'stay',
    [
      'BANNED_EMAIL_ADDRESS',
      'CANT_EDIT_WITH_CREDITS',
      'ENTERPRISE_CODE_REQUIRED',
      'NO_PERMISSIONS',
      'OPERATION_NOT_ALLOWED',
      'TOTAL_BELOW_MINIMUM',
    ],
  ],
  ['error', ['INVALID', 'ORDER_CREATION_FAILED']],
];

describe('the reaction to a code', () => {
  it.each(targets)('leads to %s for %j', (target, expected) => {
    const codes = checkoutErrorCodes.filter((code) => errorReactions[code].target === target);
    expect(codes).toEqual(expect.arrayContaining([...expected]));
  });

  it.each([
    ['CARD_DECLINED', 'card.number'],
    ['INCORRECT_NUMBER', 'card.number'],
    ['EXPIRED_CARD', 'card.expiry'],
    ['INCORRECT_CVC', 'card.securityCode'],
    ['INCORRECT_ZIP', 'card.postalCode'],
    ['PROCESSING_ERROR', undefined],
    ['PAYMENT_ERROR', undefined],
  ] as const satisfies readonly (readonly [ErrorCode, CardField | undefined])[])(
    '%s puts the focus on %s',
    (code, field) => {
      expect(reactionTo(code).field).toBe(field);
    },
  );

  it('is the error screen for an unknown code', () => {
    expect(reactionTo('SOMETHING_NEW')).toEqual({ target: 'error', isRetryable: false });
    expect(reactionTo('toString')).toEqual({ target: 'error', isRetryable: false });
    expect(isErrorCode('toString')).toBe(false);
  });

  it('never offers a retry on a page where the buyer can correct nothing', () => {
    const retried = checkoutErrorCodes.filter((code) => errorReactions[code].isRetryable);
    const hopeless: readonly ReactionTarget[] = ['unavailable', 'error', 'stay'];
    expect(retried.filter((code) => hopeless.includes(errorReactions[code].target))).toEqual([]);
  });
});

it('lists each code and each target once', () => {
  expect(Object.keys(errorReactions).sort()).toEqual([...checkoutErrorCodes].sort());
  expect(new Set(reactionTargets).size).toBe(reactionTargets.length);
});
