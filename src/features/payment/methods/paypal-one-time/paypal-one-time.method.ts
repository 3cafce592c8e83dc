import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const paypalOneTimeView = redirectView(
  'PayPal',
  msg`Pay from your PayPal account. When you place your order, PayPal opens and asks you to confirm the amount.`,
);
