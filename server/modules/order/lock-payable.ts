import type { ChargeStatus, OrderStatus, QuoteStatus } from '@sonde/machines/lifecycles';
import { money, type Currency, type TaxedMoney } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import type { UnconfirmedOrder } from './confirm-order.ts';

interface PayableRow {
  readonly status: OrderStatus;
  readonly charge_status: ChargeStatus;
  readonly quote_status: QuoteStatus | null;
  readonly currency: Currency;
  readonly total_net: number;
  readonly total_tax: number;
  readonly total_gross: number;
}

/**
 * Locks an order with its checkout until the transaction ends, to pay it: a quote, or a confirmed order whose debit was
 * returned. Null if it can't be paid any longer: it is paid or withdrawn, the quote has expired, or its charge has another
 * status than those, such as while a bank has its debit. A quote doesn't expire while an attempt to pay it is open, and
 * once a part of it has arrived.
 */
export async function lockPayable(
  sql: TransactionSql,
  orderId: string,
  now: Date,
  charged: readonly ChargeStatus[] = ['NOT_CHARGED'],
): Promise<(UnconfirmedOrder & { readonly total: TaxedMoney }) | null> {
  const [row] = await sql<PayableRow[]>`
    select orders.status, charge_status, quote_status, orders.currency, total_net, total_tax, total_gross
    from orders join checkout on checkout.id = orders.checkout_id
    where orders.id = ${orderId} and charge_status = any(${[...charged]}::text[])
      and (
        orders.status = 'UNFULFILLED'
        or (quote_status = 'OPEN' and (quote_expires_at > ${now} or charge_status = 'PARTIALLY_CHARGED'))
      )
    for update of checkout for update of orders`;
  if (row === undefined) return null;
  const { status, charge_status: chargeStatus, quote_status: quoteStatus, currency } = row;
  const total = {
    net: money(row.total_net, currency),
    tax: money(row.total_tax, currency),
    gross: money(row.total_gross, currency),
  };
  return { id: orderId, status, chargeStatus, quoteStatus, total };
}
