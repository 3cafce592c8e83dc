import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const idealDebt = msg`Pay from your Dutch bank account at no extra cost. You’ll approve the payment with your bank next and come back here.`;
