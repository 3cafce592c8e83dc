import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const affirmView = redirectView(
  'Affirm',
  msg`Pay in monthly installments. When you place your order, Affirm opens, checks whether it can offer you this, and shows any interest before you agree.`,
  msg`Pay in monthly installments. Affirm opens next, checks whether it can offer you this, and shows any interest before you agree.`,
);
