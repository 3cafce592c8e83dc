import { describe, expect, it } from 'vitest';
import { providerLocale } from './load-provider.ts';
import type { CardFieldState } from './card-payments.types.ts';
import { refusalFor, refusalsOfUnfinished } from './provider-refusal.ts';

describe('refusalFor', () => {
  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'CARD_DECLINED'],
    [{ type: 'validation_error', code: 'incomplete_cvc' }, 'INCORRECT_CVC'],
    [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'PAYMENT_ERROR'],
  ] as const)('%o is %s', (error, code) => {
    expect(refusalFor({ ...error, message: 'So.' })).toEqual({ code, field: null, message: 'So.' });
  });

  it.each(['api_connection_error', 'api_error', 'rate_limit_error'] as const)(
    '%s is no refusal: nothing is known',
    (type) => {
      expect(() => refusalFor({ type, message: 'Try again.' })).toThrow('Try again.');
    },
  );
});

describe('refusalsOfUnfinished', () => {
  const complete: CardFieldState = { isEmpty: false, isComplete: true, problem: null };
  const empty: CardFieldState = { isEmpty: true, isComplete: false, problem: null };

  it('names every field that is not complete, in their order', () => {
    const fields = { number: empty, expiry: complete, securityCode: empty };
    expect(refusalsOfUnfinished({ fields })).toEqual([
      { code: 'INCORRECT_NUMBER', field: 'card.number', message: '' },
      { code: 'INCORRECT_CVC', field: 'card.securityCode', message: '' },
    ]);
  });

  it('has nothing to say about a complete card', () => {
    expect(
      refusalsOfUnfinished({ fields: { number: complete, expiry: complete, securityCode: complete } }),
    ).toEqual([]);
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
