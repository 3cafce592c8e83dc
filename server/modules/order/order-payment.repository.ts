import type { AnySql } from '../../db/connect.ts';
import { openAttempts } from '../../db/open-attempts.ts';
import { findAttempt } from '../payment/attempt.repository.ts';
import {
  attemptColumns,
  attemptFromRow,
  type AttemptRow,
  attemptToRow,
  type NewAttempt,
  type PaymentAttempt,
} from '../payment/payment-attempt.ts';
import type { IntentKey } from './placement.repository.ts';

/** The attempt to pay an order that hasn't ended; null if there is none. */
export async function findOpenAttempt(sql: AnySql, orderId: string): Promise<PaymentAttempt | null> {
  const [row] = await sql<AttemptRow[]>`
    select ${attemptColumns(sql)}
    from payment_attempt join orders on orders.id = payment_attempt.order_id
    where payment_attempt.order_id = ${orderId} and payment_attempt.status in (${openAttempts(sql)})`;
  return row ? attemptFromRow(row) : null;
}

/** What whoever pays brings along, which isn't the order's. */
interface PayersOwn {
  readonly attestations: readonly string[];
  /** Of the page on which they pay. */
  readonly language: string;
}

/** Writes an attempt to pay a locked order by its link, and takes the caller's key, leased to this request. */
export async function insertAttempt(
  sql: AnySql,
  { attestations, language, ...attempt }: NewAttempt & PayersOwn,
  { scope, key }: IntentKey,
  parametersHash: Buffer,
): Promise<PaymentAttempt> {
  await sql`insert into payment_attempt ${sql({ ...attemptToRow(attempt), attestations, language })}`;
  await sql`
    insert into idempotency (scope, key, params_hash, recovery_point, attempt_id, locked_at)
    values (${scope}, ${key}, ${parametersHash}, 'ORDER_FROZEN', ${attempt.id}, now())`;
  const written = await findAttempt(sql, attempt.id);
  if (written === null) throw new Error(`Attempt ${attempt.id} is not written`);
  return written;
}
