import { msg } from '@lingui/core/macro';
import type { MethodView } from '../../method-view.ts';
import { QuoteName, TransferName } from './quote-name.tsx';

export const electronicQuoteView: MethodView = {
  title: msg({ message: 'Quote', comment: 'A way to pay: the buyer asks for a quote and pays later' }),
  meaning: msg`For purchasing departments: get a PDF with today’s prices, and pay later by card or bank transfer. Nothing is charged now.`,
  Description: QuoteName,
  Paid: TransferName,
};
