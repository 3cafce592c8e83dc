import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const paypalOneTimeView = redirectView(
  'PayPal',
  msg`Pay from your PayPal account at no extra cost. When you place your order, PayPal opens. Approve the payment there, and you come back here.`,
  msg`Pay from your PayPal account at no extra cost. PayPal opens next. Approve the payment there, and you come back here.`,
);
