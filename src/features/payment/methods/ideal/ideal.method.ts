import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const idealView = redirectView(
  'iDEAL | Wero',
  msg`Pay from your Dutch bank account at no extra cost. When you place your order, you’ll approve the payment with your bank and come back here.`,
);
