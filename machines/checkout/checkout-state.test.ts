import { describe, expect, it } from 'vitest';
import { type AnswerFacts, checkoutAnswers, checkoutEnd, missingAnswers } from './checkout-state.ts';

const complete: AnswerFacts = {
  email: 'ada@clinic.example',
  isShippingRequired: true,
  hasShippingAddress: true,
  hasShippingMethod: true,
  hasBillingAddress: true,
  toPay: 100,
  autoRenewal: false,
  paymentMethod: 'CREDIT_CARD',
  paymentMethods: ['CREDIT_CARD'],
};
const empty: AnswerFacts = {
  email: '',
  isShippingRequired: true,
  hasShippingAddress: false,
  hasShippingMethod: false,
  hasBillingAddress: false,
  toPay: 100,
  autoRenewal: false,
  paymentMethod: null,
  paymentMethods: ['CREDIT_CARD'],
};

describe('what a checkout lacks', () => {
  it.each<[string, AnswerFacts, readonly string[]]>([
    ['nothing when all is answered', complete, []],
    ['everything at first, in the order in which it is asked', empty, checkoutAnswers],
    [
      'no shipping where nothing ships',
      { ...empty, isShippingRequired: false },
      ['contact', 'billing.address', 'payment'],
    ],
    [
      'no payment where nothing is to be paid',
      { ...complete, toPay: 0, paymentMethod: null, paymentMethods: [] },
      [],
    ],
    [
      'a payment where nothing is to be paid today, but something renews',
      { ...complete, toPay: 0, autoRenewal: true, paymentMethod: null },
      ['payment'],
    ],
    ['a payment method that is no longer available', { ...complete, paymentMethods: [] }, ['payment']],
    ['an email address', { ...complete, email: '' }, ['contact']],
    ['a way to ship', { ...complete, hasShippingMethod: false }, ['shipping.method']],
  ])('%s', (_what, facts, lacking) => {
    expect(missingAnswers(facts)).toEqual(lacking);
  });
});

it.each([
  [{ isOrdered: false, isExpired: false, isContinuedElsewhere: false }, null],
  [{ isOrdered: false, isExpired: false, isContinuedElsewhere: true }, 'continuedElsewhere'],
  [{ isOrdered: false, isExpired: true, isContinuedElsewhere: true }, 'expired'],
  [{ isOrdered: true, isExpired: true, isContinuedElsewhere: true }, 'ordered'],
])('a checkout with several reasons to end, %o, reports the strongest', (facts, end) => {
  expect(checkoutEnd(facts)).toBe(end);
});
