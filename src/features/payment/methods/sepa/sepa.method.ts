import { msg } from '@lingui/core/macro';
import type { MethodView } from '../../method-view.ts';
import { DebitedAccount } from '../../families/debit-view.tsx';
import { AccountDescription } from './account-description.tsx';
import { SepaFields } from './sepa-fields.tsx';

export const sepaView: MethodView = {
  title: msg`SEPA Direct Debit`,
  meaning: msg`From your bank account in euros, at no extra cost. The payment takes up to 5 business days, and we ship once it has arrived.`,
  meaningOfDebt: msg`From your bank account in euros, at no extra cost. The payment takes up to 5 business days to arrive.`,
  Fields: SepaFields,
  Description: AccountDescription,
  Paid: DebitedAccount,
};
