import { redirectMethod } from '../../families/redirect-method.ts';

/** Payment by a Polish bank: https://docs.stripe.com/payments/p24 */
export const przelewy24Method = redirectMethod({ type: 'p24', name: 'Przelewy24' });
