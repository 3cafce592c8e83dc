import { expect, it } from 'vitest';
import { personalAcknowledgements } from './acknowledgements.ts';

it.each([
  [
    'RENEWAL',
    'The buyer has to authorize the payment of this order and each later payment of the membership.',
  ],
  [
    'RENTAL_PAYMENT',
    'The buyer has to authorize the payment of this order and each later payment of the rental.',
  ],
  ['PROBE_ONLY', 'The buyer has to authorize the payment.'],
] as const)('the authorization of a payment beside %s names what follows the order', (other, content) => {
  const named = personalAcknowledgements([other, 'PAYMENT_AUTHORIZATION', 'TERMS_AND_CONDITIONS']);
  expect(named.at(-1)).toMatchObject({ code: 'acknowledgement_payment_authorization', content });
});
