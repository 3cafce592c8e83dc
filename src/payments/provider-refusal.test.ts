import { describe, expect, it } from 'vitest';
import { providerLocale } from './load-provider.ts';
import { endedRefusal, refusalFor } from './provider-refusal.ts';

describe('refusalFor', () => {
  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'CARD_DECLINED'],
    [{ type: 'validation_error', code: 'incomplete_cvc' }, 'INCORRECT_CVC'],
    [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'PAYMENT_ERROR'],
    [{ type: 'invalid_request_error', code: 'resource_missing' }, 'ORDER_CREATION_FAILED'],
    [{ type: 'invalid_request_error' }, 'ORDER_CREATION_FAILED'],
    [{ type: 'authentication_error' }, 'ORDER_CREATION_FAILED'],
  ] as const)('%o is %s', (error, code) => {
    expect(refusalFor({ ...error, message: 'So.' })).toEqual({ code, field: null, reason: null, most: null });
  });

  it.each(['api_connection_error', 'api_error', 'rate_limit_error'] as const)(
    '%s is no refusal: the result is unknown',
    (type) => {
      expect(() => refusalFor({ type, message: 'Try again.' })).toThrow('Try again.');
    },
  );
});

describe('a payment that ended', () => {
  const types = ['card_error', 'invalid_request_error'] as const;
  it.each(
    types.flatMap((type) =>
      (
        [
          ['payment_method_customer_decline', 'PAYMENT_ERROR'],
          ['payment_method_provider_decline', 'PAYMENT_ERROR'],
          ['payment_method_not_available', 'PAYMENT_ERROR'],
          ['payment_method_provider_timeout', 'PROCESSING_ERROR'],
          ['payment_intent_payment_attempt_failed', 'PAYMENT_ERROR'],
          ['payment_intent_payment_attempt_expired', 'PAYMENT_ERROR'],
          ['payment_intent_authentication_failure', 'PAYMENT_ERROR'],
          ['card_declined', 'CARD_DECLINED'],
        ] as const
      ).map(([code, expected]) => [{ type, code }, expected] as const),
    ),
  )('with %o is %s, never an error of the shop', (error, code) => {
    expect(endedRefusal(error)).toEqual({ code, field: null, reason: null, most: null });
  });

  it('without a reason is PAYMENT_ERROR', () => {
    expect(endedRefusal(null).code).toBe('PAYMENT_ERROR');
  });
});

describe('providerLocale', () => {
  it.each([
    ['en-US', 'en'],
    ['en-GB', 'en-GB'],
    ['de-AT', 'de'],
    ['fr-CA', 'fr-CA'],
    ['ar-AE', 'ar'],
  ])('%s is %s', (tag, locale) => {
    expect(providerLocale(tag)).toBe(locale);
  });
});
