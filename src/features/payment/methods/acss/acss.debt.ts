import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const acssDebt = msg`Pay by pre-authorized debit at no extra cost. You’ll choose the account next. The payment takes up to 5 business days.`;
