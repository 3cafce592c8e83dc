import { nextChargeStatus, nextOrderStatus, orderPaymentStatusOf } from '@sonde/machines/lifecycles';
import type { ChargeStatus, OrderStatus } from '@sonde/machines/lifecycles';
import type { AnySql, Fragment } from '../../db/connect.ts';
import { addingJob } from '../../db/jobs.ts';

/** The job that sends the confirmation; it lies in the outbox from the moment in which the order is confirmed. */
export const confirmationMailTask = 'send-order-confirmation';

export interface UnconfirmedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly chargeStatus: ChargeStatus;
}

/**
 * The parts of a statement that make a paid order visible, lead its checkout to it and put its confirmation mail into the
 * outbox, where there is a row of `held`. Throws for an order that cannot be confirmed any more.
 */
export function confirming(sql: AnySql, order: UnconfirmedOrder): Fragment {
  const status = nextOrderStatus(order.status, { type: 'order.confirmed' });
  const chargeStatus = nextChargeStatus(order.chargeStatus, { type: 'charge.succeeded' });
  if (status === null || chargeStatus === null)
    throw new Error(`Order ${order.id} is ${order.status} and ${order.chargeStatus}: it cannot be confirmed`);
  const mail = addingJob(
    sql,
    confirmationMailTask,
    { orderId: order.id },
    { key: `${confirmationMailTask}:${order.id}` },
  );
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
      returning ${mail}
    )`;
}

/** Confirms an order that costs nothing, in the caller's transaction, which holds it. */
export async function confirmFreeOrder(sql: AnySql, orderId: string): Promise<void> {
  const order = { id: orderId, status: 'UNCONFIRMED', chargeStatus: 'NOT_CHARGED' } as const;
  await sql`with held as (select), ${confirming(sql, order)} select from led`;
}
