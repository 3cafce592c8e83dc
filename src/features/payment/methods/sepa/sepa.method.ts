import { msg } from '@lingui/core/macro';
import { isSavedCard } from '@sonde/machines/rules/payment';
import { meansOfAccount } from '../../../../ports/means-of-saved.ts';
import type { MethodView } from '../../method-view.ts';
import { AccountDescription, DebitedAccount } from '../../families/debit-view.tsx';

export const sepaView: MethodView = {
  title: msg`SEPA Direct Debit`,
  meaning: msg`From your bank account in euros, at no extra cost. The debit starts when you place your order, and the payment takes up to 5 business days to arrive.`,
  arrivesLater: true,
  Description: AccountDescription,
  saved: {
    another: msg`Another account in euros`,
    recalled: (saved) =>
      isSavedCard(saved) ? null : { type: 'payment.account.recalled', account: meansOfAccount(saved) },
    replaced: { type: 'payment.account.replaced' },
  },
  Paid: DebitedAccount,
};
