import { countryDay } from '@sonde/machines/rules/places';
import { normaliseSerialNumber } from '@sonde/machines/rules/trade-in';
import type { Announce } from '../../jobs/after-commit.ts';
import { inTransaction, type AnySql, type Sql } from '../../db/connect.ts';
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
  | { readonly status: 'received' | 'revoked' | 'tooEarly' | 'settled'; readonly ordered: OrderedTradeIn }
  /** No order has the credit of a probe with this number. */
  | { readonly status: 'missing' };

async function orderedWith(sql: AnySql, orderId: string): Promise<OrderedTradeIn | null> {
  const order = await loadOrder(sql, orderId);
  const tradeIn = order && (await tradeInOfOrder(sql, order));
  return tradeIn && { tradeIn, orderId, orderNumber: order.number, email: order.email };
}

/** Locks the row of a serial number until the transaction ends; null if no confirmed order has its credit. */
async function lockBySerialNumber(sql: AnySql, typed: string): Promise<OrderedTradeIn | null> {
  const [row] = await sql<{ readonly order_id: string }[]>`
    select order_id from trade_in join voucher_redemption using (voucher_code)
    where serial_number = ${normaliseSerialNumber(typed)}
    for update of trade_in`;
  return row === undefined ? null : orderedWith(sql, row.order_id);
}

const isOverdue = ({ country, returnDay }: OrderTradeIn, now: Date) => countryDay(country, now) > returnDay;

/** The old probes that are awaited although their last day is over, oldest first. */
export async function overdueTradeIns(sql: AnySql, now: Date): Promise<readonly OrderedTradeIn[]> {
  const rows = await sql<{ readonly order_id: string }[]>`
    select order_id from trade_in join voucher_redemption using (voucher_code) join orders on orders.id = order_id
    where received_at is null and revoked_at is null and confirmed_at is not null and orders.status <> 'WITHDRAWN'
    order by confirmed_at`;
  const awaited = await Promise.all(rows.map(({ order_id }) => orderedWith(sql, order_id)));
  return awaited.filter((ordered) => ordered !== null).filter(({ tradeIn }) => isOverdue(tradeIn, now));
}

/** Records that an old probe has arrived; a later revocation is refused. */
export async function receiveTradeIn({ sql, now }: SettlingServices, serialNumber: string): Promise<Settled> {
  return inTransaction(sql, async (transaction) => {
    const ordered = await lockBySerialNumber(transaction, serialNumber);
    if (ordered === null) return { status: 'missing' };
    if (tradeInStatus(ordered.tradeIn) !== 'AWAITED') return { status: 'settled', ordered };
    await transaction`update trade_in set received_at = ${now()} where id = ${ordered.tradeIn.id}`;
    return { status: 'received', ordered };
  });
}

/**
 * Takes back the credit of an old probe that didn't arrive, and bills it by email, once. Refused before its last day is
 * over.
 */
export async function revokeTradeIn(
  { sql, now, announceTradeInRevoked }: SettlingServices,
  serialNumber: string,
): Promise<Settled> {
  return inTransaction(sql, async (transaction) => {
    const ordered = await lockBySerialNumber(transaction, serialNumber);
    if (ordered === null) return { status: 'missing' };
    const { tradeIn, orderId } = ordered;
    if (tradeInStatus(tradeIn) !== 'AWAITED') return { status: 'settled', ordered };
    if (!isOverdue(tradeIn, now())) return { status: 'tooEarly', ordered };
    await transaction`
      update trade_in set revoked_at = ${now()} where id = ${tradeIn.id}
      returning ${announceTradeInRevoked(transaction, { orderId })}`;
    return { status: 'revoked', ordered };
  });
}
