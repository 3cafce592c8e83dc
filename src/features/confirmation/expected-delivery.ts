import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { disputedSince } from '../payment/disputes.ts';
import { chargedPayments } from '../payment/refunds.ts';

/** What the days of a delivery are known from. */
export type DeliveredOrder = Pick<
  OrderFieldsFragment,
  'paymentStatus' | 'payments' | 'earliestDelivery' | 'latestDelivery'
>;

/** Whether a payment of an order is disputed: until that ends, nothing is promised of what isn't sent yet. */
export const isDisputed = (order: Pick<OrderFieldsFragment, 'payments'>): boolean =>
  disputedSince(chargedPayments(order)) !== null;

/** The first and the last day (ISO 8601) on which a paid order may arrive; null if no day is promised. */
export function expectedDelivery(
  order: DeliveredOrder,
): { readonly earliest: string; readonly latest: string } | null {
  const { paymentStatus, earliestDelivery: earliest, latestDelivery: latest } = order;
  if (paymentStatus !== 'PAID' || isDisputed(order) || earliest === null || latest === null) return null;
  return { earliest, latest };
}
