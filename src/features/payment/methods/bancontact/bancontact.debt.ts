import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const bancontactDebt = msg`Pay with your Bancontact card or app at no extra cost. You’ll approve the payment with Bancontact next and come back here.`;
