import type { Order, OrderLine } from './order.model.ts';

/** The members that the membership of a line is for, without additional seats, which are lines of their own; null for one or none. */
export function includedSeats({ sale }: Pick<Order, 'sale'>, { sku }: Pick<OrderLine, 'sku'>): number | null {
  const plan = sale?.plan;
  if (!plan || sku !== (sale.trial ?? plan).sku || plan.seatsInBase <= 1) return null;
  return plan.seatsInBase;
}
