import { msg } from '@lingui/core/macro';
import { lenderView } from '../../families/redirect-view.tsx';

export const klarnaView = lenderView(
  'Klarna',
  msg`Pay later or in installments. When you place your order, Klarna checks whether you’re eligible and shows you the cost before you agree.`,
);
