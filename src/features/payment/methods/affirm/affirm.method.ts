import { msg } from '@lingui/core/macro';
import { lenderView } from '../../families/redirect-view.tsx';

export const affirmView = lenderView(
  'Affirm',
  msg`Pay in monthly installments. When you place your order, Affirm checks whether you’re eligible and shows you any interest before you agree.`,
);
