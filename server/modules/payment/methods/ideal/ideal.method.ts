import { redirectMethod } from '../../families/redirect-method.ts';

/** Payment by a Dutch bank: https://docs.stripe.com/payments/ideal */
export const idealMethod = redirectMethod({ type: 'ideal', name: 'iDEAL | Wero' });
