import { quoteExpiry } from '@sonde/machines/rules/quotes';
import type { TransactionSql } from '../../db/connect.ts';
import type { QuoteServices } from './order-services.ts';

/**
 * Makes an order visible as a quote, in the transaction that wrote it. It can be paid at its prices until its last day
 * is over; nothing is sold, invoiced or shipped before.
 */
export async function openQuote(
  sql: TransactionSql,
  orderId: string,
  country: string,
  { quoteDays, announceQuoted, now }: QuoteServices,
): Promise<void> {
  const quotedAt = now();
  await sql`
    with quoted as (
      update orders
      set quote_status = 'OPEN', quoted_at = ${quotedAt}, quote_expires_at = ${quoteExpiry(country, quotedAt, quoteDays)}
      where id = ${orderId}
      returning id, checkout_id
    )
    update checkout set placed_order_id = quoted.id from quoted where checkout.id = quoted.checkout_id
    returning ${announceQuoted(sql, { orderId })}`;
}
