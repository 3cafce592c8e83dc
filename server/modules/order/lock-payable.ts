import { money, type Currency, type TaxedMoney } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import type { UnconfirmedOrder } from './confirm-order.ts';

interface PayableRow {
  readonly currency: Currency;
  readonly total_net: number;
  readonly total_tax: number;
  readonly total_gross: number;
}

/**
 * Locks a quote with its checkout until the transaction ends, to pay it. Null if it can't be paid any longer: it is
 * paid, it has expired, or the order isn't a quote. While an attempt to pay it is open, the quote doesn't expire.
 */
export async function lockPayable(
  sql: TransactionSql,
  orderId: string,
  now: Date,
): Promise<(UnconfirmedOrder & { readonly total: TaxedMoney }) | null> {
  const [row] = await sql<PayableRow[]>`
    select orders.currency, total_net, total_tax, total_gross
    from orders join checkout on checkout.id = orders.checkout_id
    where orders.id = ${orderId} and quote_status = 'OPEN' and charge_status = 'NOT_CHARGED'
      and quote_expires_at > ${now}
    for update of checkout for update of orders`;
  if (row === undefined) return null;
  const total = {
    net: money(row.total_net, row.currency),
    tax: money(row.total_tax, row.currency),
    gross: money(row.total_gross, row.currency),
  };
  return { id: orderId, status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED', quoteStatus: 'OPEN', total };
}
