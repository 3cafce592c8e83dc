import { nextChargeStatus, nextOrderStatus, orderPaymentStatusOf } from '@sonde/machines/lifecycles';
import type { ChargeStatus, OrderPaymentStatus, OrderStatus } from '@sonde/machines/lifecycles';

/** An order is paid, or costs nothing: its buyer sees it from now on. */
export interface OrderConfirmed {
  readonly orderId: string;
}

export interface UnconfirmedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly chargeStatus: ChargeStatus;
}

/** The statuses of an order that its buyer sees. */
export interface ConfirmedStatuses {
  readonly status: OrderStatus;
  readonly chargeStatus: ChargeStatus;
  readonly paymentStatus: OrderPaymentStatus;
}

/** What an order is once it is paid. Throws for one that cannot be confirmed any more. */
export function confirmedStatuses(order: UnconfirmedOrder): ConfirmedStatuses {
  const status = nextOrderStatus(order.status, { type: 'order.confirmed' });
  const chargeStatus = nextChargeStatus(order.chargeStatus, { type: 'charge.succeeded' });
  if (status === null || chargeStatus === null)
    throw new Error(`Order ${order.id} is ${order.status} and ${order.chargeStatus}: it cannot be confirmed`);
  return { status, chargeStatus, paymentStatus: orderPaymentStatusOf(chargeStatus) };
}
