import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const bancontactView = redirectView(
  'Bancontact',
  msg`Pay with your Bancontact card or app at no extra cost. When you place your order, you’ll approve the payment with Bancontact and come back here.`,
);
