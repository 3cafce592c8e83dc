import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const przelewy24View = redirectView(
  'Przelewy24',
  msg`Pay from your Polish bank account or with BLIK at no extra cost. When you place your order, you’ll approve the payment with Przelewy24 and come back here.`,
);
