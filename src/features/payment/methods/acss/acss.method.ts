import { msg } from '@lingui/core/macro';
import { windowDebitView } from '../../families/debit-view.tsx';

export const acssView = windowDebitView(
  msg`Canadian bank account`,
  msg`By pre-authorized debit, at no extra cost. You choose the account when you place your order. The payment takes up to 5 business days to arrive.`,
  msg`By pre-authorized debit, at no extra cost. You choose the account next. The payment takes up to 5 business days to arrive.`,
);
