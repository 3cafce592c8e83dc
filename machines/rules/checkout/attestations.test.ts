import { describe, expect, it } from 'vitest';
import {
  type AttestationSituation,
  attestationsWithPayment,
  missingAttestations,
  requiredAttestations,
} from './attestations.ts';

const probeWithMembership: AttestationSituation = {
  bundleType: 'INDIVIDUAL_NEW_USER',
  lineKinds: ['DEVICE', 'SUBSCRIPTION'],
  market: 'HUMAN',
  renewsAutomatically: true,
  paymentMethod: 'CREDIT_CARD',
  paysWithSavedMethod: false,
  hasAffiliateCode: false,
};

const cables = {
  bundleType: 'ACCESSORIES_ONLY',
  lineKinds: ['ACCESSORY'],
  market: null,
  renewsAutomatically: false,
} as const;

describe('a buyer acknowledges', () => {
  it.each([
    ['for a probe with a membership', {}, ['LICENSED', 'RENEWAL', 'TERMS_AND_CONDITIONS']],
    [
      'for a membership that does not renew',
      { renewsAutomatically: false },
      ['LICENSED', 'TERMS_AND_CONDITIONS'],
    ],
    [
      'for a probe for people alone',
      { bundleType: 'BASIC_NEW_USER_PLUS', lineKinds: ['DEVICE'], renewsAutomatically: false },
      ['LICENSED', 'PROBE_ONLY', 'TERMS_AND_CONDITIONS'],
    ],
    ['for cables', cables, ['TERMS_AND_CONDITIONS']],
    [
      'for a probe for animals alone',
      {
        bundleType: 'PROBE_ONLY_NEW_USER',
        lineKinds: ['DEVICE'],
        market: 'VETERINARY',
        renewsAutomatically: false,
      },
      ['PROBE_ONLY', 'TERMS_AND_CONDITIONS'],
    ],
    [
      'for a rental, which always renews',
      { bundleType: 'RENTAL_NEW_USER_VET', lineKinds: ['SUBSCRIPTION'], market: null },
      ['RENTAL_PAYMENT', 'TERMS_AND_CONDITIONS'],
    ],
    [
      'for a bank debit',
      { ...cables, paymentMethod: 'ACH' },
      ['PAYMENT_AUTHORIZATION', 'TERMS_AND_CONDITIONS'],
    ],
    [
      'for a saved card',
      { ...cables, paysWithSavedMethod: true },
      ['PAYMENT_AUTHORIZATION', 'TERMS_AND_CONDITIONS'],
    ],
    ['before a method is chosen', { ...cables, paymentMethod: null }, ['TERMS_AND_CONDITIONS']],
    [
      'with an affiliate’s code',
      { ...cables, hasAffiliateCode: true },
      ['ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY', 'TERMS_AND_CONDITIONS'],
    ],
    ['for lines that are no bundle', { ...cables, bundleType: null }, ['TERMS_AND_CONDITIONS']],
  ] as const)('%s', (_, change, expected) => {
    expect(requiredAttestations({ ...probeWithMembership, ...change })).toEqual(expected);
  });
});

it('an order lacks every missing acknowledgement, whichever others were given', () => {
  const required = requiredAttestations(probeWithMembership);
  expect(missingAttestations(required, ['LICENSED', 'SOMETHING_ELSE'])).toEqual([
    'RENEWAL',
    'TERMS_AND_CONDITIONS',
  ]);
  expect(missingAttestations(required, required)).toEqual([]);
});

it('another payment changes only what depends on it', () => {
  const [terms, debit, renewal] = ['TERMS_AND_CONDITIONS', 'PAYMENT_AUTHORIZATION', 'RENEWAL'] as const;
  expect(attestationsWithPayment([debit, terms], [terms])).toEqual([terms]);
  expect(attestationsWithPayment([terms], [debit, terms])).toEqual([debit, terms]);
  expect(attestationsWithPayment([renewal, terms], [terms])).toEqual([renewal, terms]);
  expect(attestationsWithPayment([terms], [renewal, terms])).toEqual([terms]);
});
