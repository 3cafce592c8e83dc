import type { DeliveryEstimate } from '@sonde/machines/rules/checkout';
import type { Order, OrderPayment } from './order.model.ts';

/** Since when a payment is disputed; null once the money is back, or once everything was refunded. */
export const disputedSince = ({ amount, refunded, disputedAt }: OrderPayment): Date | null =>
  refunded.amount >= amount.amount ? null : disputedAt;

/** Whether the money of a paid order was paid back, or may be. False for an order that costs nothing. */
function isMoneyInDoubt({ payments, total }: Pick<Order, 'payments' | 'total'>): boolean {
  const arrived = payments.filter(({ status }) => status === 'SUCCEEDED');
  const refunded = arrived.reduce((sum, payment) => sum + payment.refunded.amount, 0);
  const isRefunded = refunded > 0 && refunded >= total.gross.amount;
  return isRefunded || arrived.some((payment) => disputedSince(payment) !== null);
}

/**
 * The days between which an order should arrive, as promised when it was placed. Null if nothing is shipped, and if
 * nothing more is promised: a payment is disputed, or everything was refunded, before all was sent.
 */
export const promisedDelivery = (
  order: Pick<Order, 'deliveryWindow' | 'payments' | 'status' | 'total'>,
): DeliveryEstimate | null =>
  order.status !== 'FULFILLED' && isMoneyInDoubt(order) ? null : order.deliveryWindow;
