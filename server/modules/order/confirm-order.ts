import { nextChargeStatus, nextOrderStatus, orderPaymentStatusOf } from '@sonde/machines/lifecycles';
import type { ChargeStatus, OrderStatus } from '@sonde/machines/lifecycles';
import type { AnySql } from '../../db/connect.ts';
import { addJob } from '../../db/jobs.ts';

/** The job that sends the confirmation; it lies in the outbox from the moment in which the order is confirmed. */
export const confirmationMailTask = 'send-order-confirmation';

export interface UnconfirmedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly chargeStatus: ChargeStatus;
}

/**
 * Makes a paid order visible, leads its checkout to it and puts its confirmation mail into the outbox, all in the
 * caller's transaction. Throws for an order that cannot be confirmed any more.
 */
export async function confirmOrder(sql: AnySql, order: UnconfirmedOrder): Promise<void> {
  const status = nextOrderStatus(order.status, { type: 'order.confirmed' });
  const chargeStatus = nextChargeStatus(order.chargeStatus, { type: 'charge.succeeded' });
  if (status === null || chargeStatus === null)
    throw new Error(`Order ${order.id} is ${order.status} and ${order.chargeStatus}: it cannot be confirmed`);
  await Promise.all([
    sql`
      with confirmed as (
        update orders
        set status = ${status}, charge_status = ${chargeStatus}, payment_status = ${orderPaymentStatusOf(chargeStatus)},
          confirmed_at = now()
        where id = ${order.id}
        returning id, checkout_id
      )
      update checkout set placed_order_id = confirmed.id from confirmed where checkout.id = confirmed.checkout_id`,
    addJob(sql, confirmationMailTask, { orderId: order.id }, { key: `${confirmationMailTask}:${order.id}` }),
  ]);
}
