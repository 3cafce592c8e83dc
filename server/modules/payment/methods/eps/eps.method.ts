import { redirectMethod } from '../../families/redirect-method.ts';

/** Payment by an Austrian bank: https://docs.stripe.com/payments/eps */
export const epsMethod = redirectMethod({ type: 'eps', name: 'eps' });
