import { isDecidedLater, paymentMethods } from '@sonde/machines/rules/payment';
import type { AnySql } from '../../db/connect.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import type { LedgerRow } from './ledger.ts';
import { attemptColumns, attemptFromRow } from './payment-attempt.ts';
import type { AttemptRow, PaymentAttempt } from './payment-attempt.ts';

/** Null if no attempt has the ID. */
export async function findAttempt(sql: AnySql, attemptId: string): Promise<PaymentAttempt | null> {
  const [row] = await sql<AttemptRow[]>`
    select ${attemptColumns(sql)}
    from payment_attempt join orders on orders.id = payment_attempt.order_id
    where payment_attempt.id = ${attemptId}`;
  return row ? attemptFromRow(row) : null;
}

/** Null if no attempt has the provider's ID. */
export async function findAttemptByIntent(sql: AnySql, intentId: string): Promise<PaymentAttempt | null> {
  const [row] = await sql<AttemptRow[]>`
    select ${attemptColumns(sql)}
    from payment_attempt join orders on orders.id = payment_attempt.order_id
    where payment_attempt.intent_id = ${intentId}`;
  return row ? attemptFromRow(row) : null;
}

const decidedLater: readonly string[] = paymentMethods.filter(isDecidedLater);

/**
 * Finds the IDs of open attempts that weren't checked with the provider for `idleSeconds`, oldest first; a debit that a
 * bank is processing, or a payment that the provider reviews, for `debitSeconds`.
 */
export async function findIdleAttemptIds(
  sql: AnySql,
  { idleSeconds, debitSeconds }: { readonly idleSeconds: number; readonly debitSeconds: number },
): Promise<readonly string[]> {
  const rows = await sql<{ readonly id: string }[]>`
    select id from payment_attempt
    where status in (${openAttempts(sql)})
      and updated_at <= now() - make_interval(secs => ${idleSeconds})
      and (status <> 'PROCESSING' or method <> all(${[...decidedLater]}::text[])
        or updated_at <= now() - make_interval(secs => ${debitSeconds}))
    order by updated_at`;
  return rows.map(({ id }) => id);
}

/** Finds those of the attempts that aren't known to be charged. */
export async function findUnchargedAttempts(
  sql: AnySql,
  attemptIds: readonly string[],
): Promise<readonly PaymentAttempt[]> {
  const rows = await sql<AttemptRow[]>`
    select ${attemptColumns(sql)}
    from payment_attempt join orders on orders.id = payment_attempt.order_id
    where payment_attempt.id = any(${[...attemptIds]}::text[]::uuid[])
      and payment_attempt.status <> 'SUCCEEDED'`;
  return rows.map(attemptFromRow);
}

/** Books a charge or refund; false, without booking anything, if that attempt was charged or refunded before. */
export async function book(sql: AnySql, rows: readonly LedgerRow[]): Promise<boolean> {
  const { count } = await sql`
    insert into ledger_entry (attempt_id, entry, account, order_id, amount, currency, refund_id)
    select attempt_id, entry, account, order_id, amount, currency, refund_id
    from jsonb_populate_recordset(null::ledger_entry, ${sql.json(rows.map((row) => ({ ...row })))})
    on conflict do nothing`;
  return count > 0;
}
