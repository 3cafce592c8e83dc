import { msg } from '@lingui/core/macro';
import { windowDebitView } from '../../families/debit-view.tsx';

export const achView = windowDebitView(
  msg`US bank account`,
  msg`By ACH debit, at no extra cost. You choose the account when you place your order. The payment takes up to 4 business days to arrive.`,
  msg`By ACH debit, at no extra cost. You choose the account next. The payment takes up to 4 business days to arrive.`,
);
