import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const klarnaDebt = msg`Pay later or in installments. Next, Klarna checks whether you’re eligible and shows you the cost before you agree.`;
