import { countryDay } from '@sonde/machines/rules/places';
import { isTradeInCode } from '@sonde/machines/rules/promotions';
import {
  isTradeInReturnable,
  tradeInEnd,
  type TradeInEnd,
  tradeInReturnDay,
} from '@sonde/machines/rules/trade-in';
import type { AnySql } from '../../db/connect.ts';
import type { TradeIn } from './trade-in.model.ts';
import { findOfOrder } from './trade-in.repository.ts';

/** The old probe that belongs to an order. */
export interface OrderTradeIn extends TradeIn {
  /** The last day for it to arrive, as an ISO date. */
  readonly returnDay: string;
  /** Why the order no longer owes it: then it is the buyer's again. Null while it does. */
  readonly end: TradeInEnd | null;
  readonly isReturnable: boolean;
}

/** An order as far as its trade-in depends on it. */
interface OrderWithCredit {
  readonly number: string;
  readonly voucherCode: string | null;
  readonly confirmedAt: Date | null;
}

/** Whether an old probe has arrived, or was charged because it didn't. */
export function tradeInStatus({ receivedAt, revokedAt }: TradeIn): 'AWAITED' | 'RECEIVED' | 'REVOKED' {
  if (receivedAt !== null) return 'RECEIVED';
  return revokedAt === null ? 'AWAITED' : 'REVOKED';
}

/** Since when an order owes the old probe: it takes the credit again when it is paid after a returned debit. */
const owedSince = (confirmedAt: Date, redeemedAt: Date | null): Date =>
  redeemedAt !== null && redeemedAt > confirmedAt ? redeemedAt : confirmedAt;

/** The old probe whose credit a confirmed order has; null without one. Other orders cost no statement. */
export async function tradeInOfOrder(
  sql: AnySql,
  { number, voucherCode, confirmedAt }: OrderWithCredit,
): Promise<OrderTradeIn | null> {
  if (voucherCode === null || confirmedAt === null || !isTradeInCode(voucherCode)) return null;
  const row = await findOfOrder(sql, number);
  if (row === null) return null;
  const { order, tradeIn, redeemedAt } = row;
  return {
    ...tradeIn,
    returnDay: tradeInReturnDay(countryDay(tradeIn.country, owedSince(confirmedAt, redeemedAt))),
    end: tradeInEnd(order),
    isReturnable: isTradeInReturnable(order),
  };
}

/** The old probe that an order owes, or has sent; null without one, and once the order owes it no longer. */
export async function tradeInOwedBy(sql: AnySql, order: OrderWithCredit): Promise<OrderTradeIn | null> {
  const tradeIn = await tradeInOfOrder(sql, order);
  return tradeIn?.end === null ? tradeIn : null;
}
