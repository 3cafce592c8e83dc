import { describe, expect, it } from 'vitest';
import { checkoutErrorCodes, reactionTo } from './error-codes.ts';
import { paymentErrorCodes, shopCodeForProviderError } from './provider-errors.ts';

describe('shopCodeForProviderError', () => {
  it.each([
    ['card_declined', 'generic_decline', 'CARD_DECLINED'],
    ['card_declined', 'insufficient_funds', 'CARD_DECLINED'],
    ['card_declined', 'lost_card', 'CARD_DECLINED'],
    ['card_declined', null, 'CARD_DECLINED'],
    ['card_declined', 'expired_card', 'EXPIRED_CARD'],
    ['card_declined', 'incorrect_cvc', 'INCORRECT_CVC'],
    ['card_declined', 'try_again_later', 'PROCESSING_ERROR'],
    ['authentication_required', 'authentication_required', 'CARD_DECLINED'],
    ['expired_card', 'expired_card', 'EXPIRED_CARD'],
    ['invalid_expiry_year_past', undefined, 'EXPIRED_CARD'],
    ['incorrect_cvc', 'incorrect_cvc', 'INCORRECT_CVC'],
    ['invalid_number', undefined, 'INCORRECT_NUMBER'],
    ['incorrect_number', undefined, 'INCORRECT_NUMBER'],
    ['incorrect_zip', 'incorrect_zip', 'INCORRECT_ZIP'],
    ['incorrect_postal_code', null, 'INCORRECT_ZIP'],
    ['processing_error', 'processing_error', 'PROCESSING_ERROR'],
    ['payment_intent_authentication_failure', null, 'PAYMENT_ERROR'],
    ['something_new', 'something_else', 'PAYMENT_ERROR'],
    [undefined, undefined, 'PAYMENT_ERROR'],
    ['toString', 'constructor', 'PAYMENT_ERROR'],
  ])('%s with %s is %s', (code, declineCode, expected) => {
    expect(shopCodeForProviderError(code, declineCode)).toBe(expected);
  });

  it('returns only codes that lead the buyer back to the payment', () => {
    expect(checkoutErrorCodes).toEqual(expect.arrayContaining([...paymentErrorCodes]));
    expect(paymentErrorCodes.map((code) => reactionTo(code).target)).toEqual(
      paymentErrorCodes.map(() => 'payment'),
    );
  });
});
