import { redirectMethod } from '../../families/redirect-method.ts';

/** Payment by a Belgian bank: https://docs.stripe.com/payments/bancontact */
export const bancontactMethod = redirectMethod({ type: 'bancontact', name: 'Bancontact' });
