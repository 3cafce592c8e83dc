import { nextChargeStatus, nextOrderStatus, orderPaymentStatusOf } from '@sonde/machines/lifecycles';
import type { ChargeStatus, OrderStatus } from '@sonde/machines/lifecycles';
import type { AnySql, Fragment } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';

/** An order is paid, or costs nothing: its buyer sees it from now on. */
export interface OrderConfirmed {
  readonly orderId: string;
}

export interface UnconfirmedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly chargeStatus: ChargeStatus;
}

/**
 * The parts of a statement that make a paid order visible, lead its checkout to it and announce it, where there is a row
 * of `held`. Throws for an order that cannot be confirmed any more.
 */
export function confirming(
  sql: AnySql,
  order: UnconfirmedOrder,
  announceConfirmed: Announce<OrderConfirmed>,
): Fragment {
  const status = nextOrderStatus(order.status, { type: 'order.confirmed' });
  const chargeStatus = nextChargeStatus(order.chargeStatus, { type: 'charge.succeeded' });
  if (status === null || chargeStatus === null)
    throw new Error(`Order ${order.id} is ${order.status} and ${order.chargeStatus}: it cannot be confirmed`);
  return sql`
    confirmed as (
      update orders
      set status = ${status}, charge_status = ${chargeStatus}, payment_status = ${orderPaymentStatusOf(chargeStatus)},
        confirmed_at = now()
      where id = ${order.id} and exists (select from held)
      returning id, checkout_id
    ),
    led as (
      update checkout set placed_order_id = confirmed.id from confirmed where checkout.id = confirmed.checkout_id
      returning ${announceConfirmed(sql, { orderId: order.id })}
    )`;
}

/** Confirms an order that costs nothing, in the caller's transaction, which holds it. */
export async function confirmFreeOrder(
  sql: AnySql,
  orderId: string,
  announceConfirmed: Announce<OrderConfirmed>,
): Promise<void> {
  const order = { id: orderId, status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED' } as const;
  await sql`with held as (select), ${confirming(sql, order, announceConfirmed)} select from led`;
}
