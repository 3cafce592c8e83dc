import { countryDay } from '@sonde/machines/rules/places';
import { normaliseSerialNumber, type TradeInEnd } from '@sonde/machines/rules/trade-in';
import type { Announce } from '../../jobs/after-commit.ts';
import { inTransaction, type AnySql, type Sql, type TransactionSql } from '../../db/connect.ts';
import { loadOrder } from '../order/order.repository.ts';
import { type OrderTradeIn, tradeInOfOrder, tradeInStatus } from './order-trade-in.ts';

/** The credit of an order was taken back, because the old probe didn't arrive. */
export interface TradeInRevoked {
  readonly orderId: string;
}

/** The dependencies of settling a trade-in. */
export interface SettlingServices {
  readonly sql: Sql;
  readonly announceTradeInRevoked: Announce<TradeInRevoked>;
  now(): Date;
}

/** An old probe with the order that has its credit. */
export interface OrderedTradeIn {
  readonly tradeIn: OrderTradeIn;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
}

/** How an old probe was settled, or why it wasn't. */
export type Settled =
  | {
      readonly status: 'received' | 'revoked' | 'returned' | 'tooEarly' | 'settled' | 'kept';
      readonly orderedTradeIn: OrderedTradeIn;
    }
  /** The order no longer owes the probe. */
  | { readonly status: 'over'; readonly end: TradeInEnd; readonly orderedTradeIn: OrderedTradeIn }
  /** No order has the credit of a probe with this number. */
  | { readonly status: 'missing' };

/** The old probe whose credit a confirmed order has; null without one. */
export async function orderedWith(sql: AnySql, orderId: string): Promise<OrderedTradeIn | null> {
  const order = await loadOrder(sql, orderId);
  const tradeIn = order && (await tradeInOfOrder(sql, order));
  if (order === null || tradeIn === null) return null;
  const { number: orderNumber, email } = order;
  return { tradeIn, orderId, orderNumber, email };
}

/**
 * Locks the rows of a serial number and its order until the transaction ends, so that no withdrawal or cancellation
 * comes in between; null if no confirmed order has its credit.
 */
async function lockBySerialNumber(sql: TransactionSql, typed: string): Promise<OrderedTradeIn | null> {
  const [row] = await sql<{ readonly order_id: string }[]>`
    select order_id from trade_in join voucher_redemption using (voucher_code) join orders on orders.id = order_id
    where serial_number = ${normaliseSerialNumber(typed)}
    for no key update of trade_in, orders`;
  return row === undefined ? null : orderedWith(sql, row.order_id);
}

const isOverdue = ({ country, returnDay }: OrderTradeIn, now: Date) => countryDay(country, now) > returnDay;

/** The old probes that are awaited although their last day is over, oldest first. */
export async function overdueTradeIns(sql: AnySql, now: Date): Promise<readonly OrderedTradeIn[]> {
  const rows = await sql<{ readonly order_id: string }[]>`
    select order_id from trade_in join voucher_redemption using (voucher_code) join orders on orders.id = order_id
    where received_at is null and revoked_at is null and confirmed_at is not null
      and orders.status not in ('WITHDRAWN', 'CANCELED')
    order by confirmed_at`;
  const awaited = await Promise.all(rows.map(({ order_id }) => orderedWith(sql, order_id)));
  return awaited
    .filter((orderedTradeIn) => orderedTradeIn !== null)
    .filter(({ tradeIn }) => tradeIn.end === null && isOverdue(tradeIn, now));
}

/**
 * Records that an old probe has arrived; a later revocation is refused. That of an order that no longer owes it
 * isn't taken: it goes back to the buyer.
 */
export async function receiveTradeIn({ sql, now }: SettlingServices, serialNumber: string): Promise<Settled> {
  return inTransaction(sql, async (transaction) => {
    const orderedTradeIn = await lockBySerialNumber(transaction, serialNumber);
    if (orderedTradeIn === null) return { status: 'missing' };
    const { end } = orderedTradeIn.tradeIn;
    if (end !== null) return { status: 'over', end, orderedTradeIn };
    if (tradeInStatus(orderedTradeIn.tradeIn) !== 'AWAITED') return { status: 'settled', orderedTradeIn };
    await transaction`update trade_in set received_at = ${now()} where id = ${orderedTradeIn.tradeIn.id}`;
    return { status: 'received', orderedTradeIn };
  });
}

/**
 * Takes back the credit of an old probe that didn't arrive, and bills it by email, once. Refused before its last day is
 * over, and for an order that no longer owes the probe.
 */
export async function revokeTradeIn(
  { sql, now, announceTradeInRevoked }: SettlingServices,
  serialNumber: string,
): Promise<Settled> {
  return inTransaction(sql, async (transaction) => {
    const orderedTradeIn = await lockBySerialNumber(transaction, serialNumber);
    if (orderedTradeIn === null) return { status: 'missing' };
    const { tradeIn, orderId } = orderedTradeIn;
    if (tradeIn.end !== null) return { status: 'over', end: tradeIn.end, orderedTradeIn };
    if (tradeInStatus(tradeIn) !== 'AWAITED') return { status: 'settled', orderedTradeIn };
    if (!isOverdue(tradeIn, now())) return { status: 'tooEarly', orderedTradeIn };
    await transaction`
      update trade_in set revoked_at = ${now()} where id = ${tradeIn.id}
      returning ${announceTradeInRevoked(transaction, { orderId })}`;
    return { status: 'revoked', orderedTradeIn };
  });
}

/**
 * Ends the trade-in of an order that no longer owes it, or was refunded in part, once its buyer has the old probe
 * again: its serial number can be registered again. Any other order keeps its trade-in.
 */
export async function returnTradeIn({ sql }: SettlingServices, serialNumber: string): Promise<Settled> {
  return inTransaction(sql, async (transaction) => {
    const orderedTradeIn = await lockBySerialNumber(transaction, serialNumber);
    if (orderedTradeIn === null) return { status: 'missing' };
    if (!orderedTradeIn.tradeIn.isReturnable) return { status: 'kept', orderedTradeIn };
    await transaction`delete from trade_in where id = ${orderedTradeIn.tradeIn.id}`;
    return { status: 'returned', orderedTradeIn };
  });
}
