import { countryDay } from '@sonde/machines/rules/places';
import { isTradeInCode } from '@sonde/machines/rules/promotions';
import { tradeInReturnDay } from '@sonde/machines/rules/trade-in';
import type { AnySql } from '../../db/connect.ts';
import type { TradeIn } from './trade-in.model.ts';
import { findByCode } from './trade-in.repository.ts';

/** The old probe that belongs to an order. */
export interface OrderTradeIn extends TradeIn {
  /** The last day for it to arrive, as an ISO date. */
  readonly returnDay: string;
}

/** Whether an old probe has arrived, or was charged because it didn't. */
export function tradeInStatus({ receivedAt, revokedAt }: TradeIn): 'AWAITED' | 'RECEIVED' | 'REVOKED' {
  if (receivedAt !== null) return 'RECEIVED';
  return revokedAt === null ? 'AWAITED' : 'REVOKED';
}

/** The old probe whose credit a confirmed order has; null without one. Other orders cost no statement. */
export async function tradeInOfOrder(
  sql: AnySql,
  { voucherCode, confirmedAt }: { readonly voucherCode: string | null; readonly confirmedAt: Date | null },
): Promise<OrderTradeIn | null> {
  if (voucherCode === null || confirmedAt === null || !isTradeInCode(voucherCode)) return null;
  const tradeIn = await findByCode(sql, voucherCode);
  if (tradeIn === null) return null;
  return { ...tradeIn, returnDay: tradeInReturnDay(countryDay(tradeIn.country, confirmedAt)) };
}
