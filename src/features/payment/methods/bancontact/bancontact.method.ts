import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const bancontactView = redirectView(
  'Bancontact',
  msg`Pay with your Bancontact card or app at no extra cost. When you place your order, Bancontact opens. Approve the payment there, and you come back here.`,
  msg`Pay with your Bancontact card or app at no extra cost. Bancontact opens next. Approve the payment there, and you come back here.`,
);
