import { msg } from '@lingui/core/macro';

/** What the choice says of it where an order or an invoice is paid by its link. */
export const creditCardDebt = msg`Visa, Mastercard, American Express and other cards, at no extra cost. You’re charged when you pay.`;
