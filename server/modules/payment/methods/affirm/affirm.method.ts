import { redirectMethod } from '../../families/redirect-method.ts';

/** Payment in instalments in North America: https://docs.stripe.com/payments/affirm */
export const affirmMethod = redirectMethod({ type: 'affirm', name: 'Affirm' });
