import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const przelewy24Debt = msg`Pay from your Polish bank account or with BLIK at no extra cost. You’ll approve the payment with Przelewy24 next and come back here.`;
