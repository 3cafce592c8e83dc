import { money, type Money } from '@sonde/machines/rules/money';
import type { Order } from './order.model.ts';

/** What has arrived by bank transfer of a total that isn't paid in full. */
export interface PartPayment {
  readonly received: Money;
  /** Positive. */
  readonly open: Money;
}

/** The part that has arrived for an order; null for nothing, and once all of it has arrived. */
export function partPaymentOf({
  chargeStatus,
  transferred,
  total: { gross },
}: Pick<Order, 'chargeStatus' | 'transferred' | 'total'>): PartPayment | null {
  const open = money(gross.amount - transferred.amount, gross.currency);
  return chargeStatus === 'PARTIALLY_CHARGED' && open.amount > 0 ? { received: transferred, open } : null;
}
