import { normaliseSerialNumber } from '@sonde/machines/rules/trade-in';
import type { AnySql } from '../../db/connect.ts';
import type { TradeIn } from './trade-in.model.ts';
import { deleteUnused, findBySerialNumber } from './trade-in.repository.ts';
import { type OrderedTradeIn, orderedWith } from './settle-trade-in.ts';

/** A registered old probe, with the confirmed order that has its credit; null without one. */
export interface RegisteredTradeIn {
  readonly tradeIn: TradeIn;
  readonly registeredAt: Date;
  /** When its credit expires, if no one orders with it. */
  readonly expiresAt: Date;
  readonly orderedTradeIn: OrderedTradeIn | null;
}

/** The registration of a serial number as typed; null if there is none. */
export async function registeredTradeIn(sql: AnySql, typed: string): Promise<RegisteredTradeIn | null> {
  const stored = await findBySerialNumber(sql, normaliseSerialNumber(typed));
  if (stored === null) return null;
  const { orderId, ...registered } = stored;
  return { ...registered, orderedTradeIn: orderId === null ? null : await orderedWith(sql, orderId) };
}

/**
 * Ends a registration that no one has ordered with, such as one whose code was lost: its serial number is free again,
 * and its code no longer counts. A registration whose credit an order has is kept; `over` if that order no longer owes
 * the probe.
 */
export async function releaseTradeIn(
  sql: AnySql,
  typed: string,
): Promise<'released' | 'used' | 'over' | 'missing'> {
  if (await deleteUnused(sql, normaliseSerialNumber(typed))) return 'released';
  const registered = await registeredTradeIn(sql, typed);
  if (registered === null) return 'missing';
  return registered.orderedTradeIn?.tradeIn.end == null ? 'used' : 'over';
}
