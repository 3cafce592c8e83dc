import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const affirmDebt = msg`Pay in monthly installments. Next, Affirm checks whether you’re eligible and shows you any interest before you agree.`;
