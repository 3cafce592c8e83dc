import { blankAddress } from '@sonde/machines/rules/addresses';
import { expect, it } from 'vitest';
import type { Payer } from '../../provider/payer.ts';
import { acssMethod } from './acss.method.ts';

const person: Payer = {
  email: 'ada@clinic.example',
  language: 'en',
  organizationName: '',
  billingAddress: blankAddress('CA'),
  shippingAddress: null,
};

it.each<[who: string, payer: Payer, type: 'business' | 'personal']>([
  ['a person', person, 'personal'],
  ['an organization', { ...person, organizationName: 'Analytical Clinic' }, 'business'],
  [
    'a company in the billing address',
    { ...person, billingAddress: { ...person.billingAddress, companyName: 'Analytical Clinic' } },
    'business',
  ],
])('asks %s for a mandate of its kind', (_who, payer, type) => {
  expect(acssMethod.stripe.mandateParameters?.(payer)).toEqual({
    payment_method_options: {
      acss_debit: {
        mandate_options: { payment_schedule: 'sporadic', transaction_type: type },
        verification_method: 'automatic',
      },
    },
  });
});
