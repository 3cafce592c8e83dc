import { msg } from '@lingui/core/macro';
import { windowDebitView } from '../../families/debit-view.tsx';

export const acssView = windowDebitView(
  msg`Canadian bank account`,
  msg`Pay by pre-authorized debit at no extra cost. You’ll choose the account when you place your order. The payment takes up to 5 business days.`,
);
