import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const paypalOneTimeView = redirectView(
  'PayPal',
  msg`Pay from your PayPal account at no extra cost. When you place your order, you’ll approve the payment with PayPal and come back here.`,
);
