import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { address } from './checkout-client.ts';
import { debitExamples } from './debit-orders.ts';

const abroad = (country: string, city: string, postalCode: string, phone: string) => ({
  ...address,
  companyName: '',
  streetAddress1: 'Main Street 1',
  city,
  postalCode,
  country,
  countryArea: '',
  phone,
});

/** An address where each method is offered. */
export const methodAddresses = {
  CREDIT_CARD: address,
  PAYPAL_ONE_TIME: address,
  ELECTRONIC_QUOTE: address,
  FREE: address,
  AFFIRM: address,
  KLARNA: abroad('DE', 'Berlin', '10115', '+493012345678'),
  IDEAL: abroad('NL', 'Amsterdam', '1012 AB', '+31201234567'),
  BANCONTACT: abroad('BE', 'Brussel', '1000', '+3221234567'),
  EPS: abroad('AT', 'Wien', '1010', '+4311234567'),
  PRZELEWY24: abroad('PL', 'Warszawa', '00-001', '+48221234567'),
  ...(Object.fromEntries(debitExamples.map(({ method, at }) => [method, at])) as Record<
    'SEPA' | 'ACH' | 'ACSS',
    typeof address
  >),
} as const satisfies Record<PaymentMethod, typeof address>;

/** Every payment method. */
export const everyMethod = Object.keys(methodAddresses) as readonly PaymentMethod[];
