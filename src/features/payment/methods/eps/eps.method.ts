import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const epsView = redirectView(
  'eps',
  msg`Pay from your Austrian bank account at no extra cost. When you place your order, your bank opens. Approve the payment there, and you come back here.`,
  msg`Pay from your Austrian bank account at no extra cost. Your bank opens next. Approve the payment there, and you come back here.`,
);
