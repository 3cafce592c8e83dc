const endingStatuses = ['WITHDRAWN', 'CANCELED'] as const;

/** Why an order no longer owes its old probe. */
export type TradeInEnd = (typeof endingStatuses)[number] | 'REFUNDED';

/** What an order with a trade-in has come to. Amounts are minor units. */
export interface TradedOrder {
  /** A status of the order's lifecycle. */
  readonly status: string;
  readonly paid: number;
  readonly refunded: number;
}

/**
 * Why an order no longer owes its old probe; null while it does. A refund of everything ends an order that was shipped,
 * although its status stays. A part doesn't: it says nothing about the new probe.
 */
export function tradeInEnd({ status, paid, refunded }: TradedOrder): TradeInEnd | null {
  const ending = endingStatuses.find((ended) => ended === status);
  if (ending !== undefined) return ending;
  return refunded > 0 && refunded >= paid ? 'REFUNDED' : null;
}

/**
 * Whether operators may give an old probe back: once its order owes it no longer, or a part was refunded, such as the
 * price of the new probe.
 */
export const isTradeInReturnable = (order: TradedOrder): boolean =>
  order.refunded > 0 || tradeInEnd(order) !== null;
