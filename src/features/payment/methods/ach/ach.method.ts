import { msg } from '@lingui/core/macro';
import { windowDebitView } from '../../families/debit-view.tsx';

export const achView = windowDebitView(
  msg`US bank account`,
  msg`Pay by ACH debit at no extra cost. You’ll choose the account when you place your order. The payment takes up to 4 business days.`,
);
