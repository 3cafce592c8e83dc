import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const sepaDebt = msg`From your bank account in euros, at no extra cost. The debit starts when you pay, and the payment takes up to 5 business days to arrive.`;
