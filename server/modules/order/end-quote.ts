import { money, type Money } from '@sonde/machines/rules/money';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { sumOfTransfers } from '../payment/bank-transfer.repository.ts';
import { releaseVoucherUse } from '../voucher/count-use.ts';
import { expiredStatuses } from './expire-quotes.ts';
import { lockPayable } from './lock-payable.ts';
import type { Order } from './order.model.ts';
import { findOpenAttempt } from './order-payment.repository.ts';
import { findOrderByNumber } from './order.repository.ts';
import { releaseTrial } from './take-trial.ts';

/** The dependencies of ending a quote. */
export interface QuoteEndServices {
  readonly sql: Sql;
  now(): Date;
}

/** What became of it. Nothing is written unless it is `ended`. */
export type EndedQuote =
  | { readonly status: 'missing' }
  /** It is no quote, or it was paid or has ended before. */
  | { readonly status: 'closed'; readonly order: Order }
  /** Its payment is in progress online. */
  | { readonly status: 'underWay' }
  /** All of it has arrived by bank transfer: the shop is about to confirm it. */
  | { readonly status: 'settled' }
  /** `received` has arrived by bank transfer and is owed to whoever sent it. */
  | { readonly status: 'ended'; readonly order: Order; readonly received: Money };

async function end(sql: TransactionSql, order: Order, now: Date): Promise<EndedQuote> {
  const locked = await lockPayable(sql, order.id, now, ['NOT_CHARGED', 'PARTIALLY_CHARGED']);
  if (locked?.quoteStatus !== 'OPEN') return { status: 'closed', order };
  if ((await findOpenAttempt(sql, order.id)) !== null) return { status: 'underWay' };
  const { gross } = locked.total;
  const received = money(await sumOfTransfers(sql, order.id), gross.currency);
  if (received.amount >= gross.amount) return { status: 'settled' };
  await sql`
    update orders set quote_status = ${expiredStatuses.quote}, status = ${expiredStatuses.order},
      quote_expires_at = least(quote_expires_at, ${now})
    where id = ${order.id}`;
  // Vouchers before trials, in the order of all locks.
  await releaseVoucherUse(sql, order.id);
  await releaseTrial(sql, order.id);
  return { status: 'ended', order, received };
}

/**
 * Ends an open quote before its last day, or one of which a part has arrived, which never expires by itself. What it
 * reserved is free again, and what has arrived becomes due for a refund at the bank.
 */
export async function endQuote(
  { sql: database, now }: QuoteEndServices,
  number: string,
): Promise<EndedQuote> {
  return inTransaction(database, async (sql) => {
    const order = await findOrderByNumber(sql, number);
    return order === null ? { status: 'missing' } : end(sql, order, now());
  });
}
