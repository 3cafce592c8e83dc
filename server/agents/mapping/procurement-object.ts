import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { lastQuoteDay, quoteNumberOf } from '@sonde/machines/rules/quotes';
import type { QuoteStatus } from '@sonde/machines/lifecycles';
import type { Order } from '../../modules/order/order.model.ts';
import type { StoredCheckout } from '../../modules/checkout/checkout.model.ts';
import { organizationField, referenceField } from '../protocol/procurement.ts';

/** A quote as its platform sees it. */
export interface QuoteView {
  readonly order: Order;
  readonly status: QuoteStatus;
  /** Null for a platform that may not see whose quote it is. */
  readonly pdfUrl: string | null;
}

const statuses: Readonly<Record<QuoteStatus, string>> = { OPEN: 'open', PAID: 'paid', EXPIRED: 'expired' };

function quoteObject({ order, status, pdfUrl }: QuoteView) {
  const { number, country, quoteExpiresAt } = order;
  return {
    number: quoteNumberOf(number),
    status: statuses[status],
    last_day: lastQuoteDay(country, quoteExpiresAt ?? order.placedAt),
    ...(pdfUrl !== null && { pdf_url: pdfUrl }),
  };
}

/** What a purchasing department said of a checkout, and the quote that it became. */
export function procurementObject(stored: StoredCheckout, quote: QuoteView | null) {
  const said = [
    [organizationField, stored.organizationName],
    ...purchaseReferences.map((name) => [referenceField(name), stored[name]]),
  ].filter(([, text]) => text !== '');
  return { ...Object.fromEntries(said), ...(quote !== null && { quote: quoteObject(quote) }) };
}
