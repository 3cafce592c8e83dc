import { lastQuoteDay, quoteNumberOf } from '@sonde/machines/rules/quotes';
import type { Order } from './order.model.ts';

/** The quote that an order is or was, in the API's format; null for any other order. */
export function apiQuote({ id, country, number, quoteStatus, quoteExpiresAt, quoteData }: Order) {
  if (quoteStatus === null || quoteExpiresAt === null) return null;
  return {
    orderId: id,
    isAccessGranted: true,
    number: quoteNumberOf(number),
    status: quoteStatus,
    lastDay: lastQuoteDay(country, quoteExpiresAt),
    data: quoteData,
  };
}
