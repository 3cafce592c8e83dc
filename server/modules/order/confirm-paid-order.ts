import type { TransactionSql } from '../../db/connect.ts';
import {
  confirmedStatuses,
  lockedOrganization,
  type OrderConfirmation,
  soldColumns,
  soldOrderFromRow,
} from './confirm-order.ts';
import type { SoldOrderRow, UnconfirmedOrder } from './confirm-order.ts';
import { sellConfirmed } from './sell-confirmed.ts';

/**
 * Confirms an order whose whole total has arrived without an attempt of ours, such as a free order, or a quote that was
 * paid by bank transfer: its statuses, its announcement, and everything that it sells. The caller has locked its
 * checkout and the order, in that order. Throws for an order that can no longer be confirmed; `quoteStatus` says so
 * before. A payment that has an attempt is confirmed by `recordCharge`, with the same effects.
 */
export async function confirmPaidOrder(
  sql: TransactionSql,
  order: UnconfirmedOrder,
  confirming: OrderConfirmation,
): Promise<void> {
  const confirmed = confirmedStatuses(order);
  const [row] = await sql<[SoldOrderRow]>`
    with confirmed as (
      update orders
      set status = ${confirmed.status}, charge_status = ${confirmed.chargeStatus},
        payment_status = ${confirmed.paymentStatus}, quote_status = ${confirmed.quoteStatus}, confirmed_at = now()
      where id = ${order.id}
      returning checkout_id, ${soldColumns(sql)}
    ),
    linked as (
      update checkout set placed_order_id = confirmed.id from confirmed where checkout.id = confirmed.checkout_id
      returning ${confirming.announceConfirmed(sql, { orderId: order.id })}
    ),
    locked as (${lockedOrganization(sql)})
    select ${soldColumns(sql)} from confirmed left join locked on true`;
  await sellConfirmed(sql, soldOrderFromRow(row), null, confirming);
}
