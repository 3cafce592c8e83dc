import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const paypalOneTimeDebt = msg`Pay from your PayPal account at no extra cost. You’ll approve the payment with PayPal next and come back here.`;
