import { msg } from '@lingui/core/macro';
import { redirectView } from '../../families/redirect-view.tsx';

export const klarnaView = redirectView(
  'Klarna',
  msg`Pay later or in installments. When you place your order, Klarna opens, checks whether it can offer you this, and shows what it costs before you agree.`,
  msg`Pay later or in installments. Klarna opens next, checks whether it can offer you this, and shows what it costs before you agree.`,
);
