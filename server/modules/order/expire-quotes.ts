import { nextOrderStatus, nextQuoteStatus } from '@sonde/machines/lifecycles';
import { inTransaction, type Sql } from '../../db/connect.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import { releaseVoucherUse } from '../voucher/count-use.ts';
import { releaseTrial } from './take-trial.ts';

/** What an open quote becomes, by its lifecycles. */
export const expiredStatuses = {
  quote: nextQuoteStatus('OPEN', { type: 'quote.expired' }),
  order: nextOrderStatus('UNCONFIRMED', { type: 'order.canceled' }),
};

interface QuoteExpiryServices {
  readonly sql: Sql;
  now(): Date;
}

/**
 * Expires the open quotes whose last day is over, and returns what they reserved: the use of a voucher, and a trial.
 * Returns how many. A quote whose payment is under way isn't expired, so that no money arrives for a canceled order.
 */
export async function expireQuotes({ sql: database, now }: QuoteExpiryServices): Promise<number> {
  return inBatches(() =>
    inTransaction(database, async (sql) => {
      const isUnderWay = sql`exists (
        select from payment_attempt
        where payment_attempt.order_id = orders.id and payment_attempt.status in (${openAttempts(sql)})
      )`;
      const held = await sql<{ readonly id: string }[]>`
        select id from orders
        where quote_status = 'OPEN' and quote_expires_at <= ${now()} and charge_status = 'NOT_CHARGED'
          and not ${isUnderWay}
        order by quote_expires_at limit ${batchSize} for update of orders skip locked`;
      // A payment that was opened until the quotes were locked is seen only by a statement after that.
      const rows = await sql<{ readonly id: string }[]>`
        update orders set quote_status = ${expiredStatuses.quote}, status = ${expiredStatuses.order}
        where id = any(${held.map(({ id }) => id)}::text[]::uuid[]) and not ${isUnderWay}
        returning id`;
      // Vouchers before trials, in the order of all locks.
      for (const { id } of rows) await releaseVoucherUse(sql, id);
      for (const { id } of rows) await releaseTrial(sql, id);
      return rows.length;
    }),
  );
}
