import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const achDebt = msg`Pay by ACH debit at no extra cost. You’ll choose the account next. The payment takes up to 4 business days.`;
