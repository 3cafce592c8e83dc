import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const przelewy24View = redirectView(
  'Przelewy24',
  msg`Pay from your Polish bank account or with BLIK at no extra cost. When you place your order, Przelewy24 opens. Approve the payment there, and you come back here.`,
  msg`Pay from your Polish bank account or with BLIK at no extra cost. Przelewy24 opens next. Approve the payment there, and you come back here.`,
);
