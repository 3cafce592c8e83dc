import { redirectMethod } from '../../families/redirect-method.ts';

/** Payment later or in instalments: https://docs.stripe.com/payments/klarna */
export const klarnaMethod = redirectMethod({ type: 'klarna', name: 'Klarna' });
