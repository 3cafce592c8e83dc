import { money, type Money } from '@sonde/machines/rules/money';
import { isOver } from './confirm-order.ts';
import type { Order } from './order.model.ts';

/** What has arrived by bank transfer of a total that isn't paid in full. */
export interface PartPayment {
  readonly received: Money;
  /** Positive. */
  readonly open: Money;
}

/** The part that has arrived for an order; null if nothing or all of it has arrived, and once the order is over. */
export function partPaymentOf(
  order: Pick<Order, 'status' | 'chargeStatus' | 'transferred' | 'total'>,
): PartPayment | null {
  const {
    chargeStatus,
    transferred,
    total: { gross },
  } = order;
  const open = money(gross.amount - transferred.amount, gross.currency);
  const isAwaited = chargeStatus === 'PARTIALLY_CHARGED' && open.amount > 0 && !isOver(order);
  return isAwaited ? { received: transferred, open } : null;
}
