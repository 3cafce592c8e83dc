import type { TransactionSql } from '../../db/connect.ts';
import type { PaymentDisputed, PaymentServices } from './payment-services.ts';

/** Writes it down, in the transaction that receives the event. The books stay: the provider's own have the dispute. */
export async function recordDispute(
  sql: TransactionSql,
  disputed: PaymentDisputed,
  { announceDisputed, now }: Pick<PaymentServices, 'announceDisputed' | 'now'>,
): Promise<void> {
  const { eventId, type, gateway, intentId, attemptId } = disputed;
  await sql`
    insert into dispute_event (id, gateway, intent_id, attempt_id, type, told_at)
    values (${eventId}, ${gateway}, ${intentId}, ${attemptId}, ${type}, ${now()})`;
  await sql`select ${announceDisputed(sql, disputed)}`;
}
