import { expect, it } from 'vitest';
import { laterPaymentsOf } from './later-payments.ts';

it.each([
  [['RENEWAL', 'PAYMENT_AUTHORIZATION', 'TERMS_AND_CONDITIONS'], 'MEMBERSHIP'],
  [['LICENSED', 'RENTAL_PAYMENT', 'PAYMENT_AUTHORIZATION'], 'RENTAL'],
  [['PROBE_ONLY', 'PAYMENT_AUTHORIZATION', 'TERMS_AND_CONDITIONS'], null],
  [[], null],
] as const)('after an order that needs %j, these payments follow: %s', (required, expected) => {
  expect(laterPaymentsOf(required)).toBe(expected);
});
