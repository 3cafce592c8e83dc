import type { AccountName, ChargingGateway } from '@sonde/machines/rules/payment';
import type { TransactionSql } from '../../db/connect.ts';
import type { PaymentServices } from './payment-services.ts';

/** The provider says something about a dispute of a payment: that it began, changed or ended. */
export interface PaymentDisputed {
  /** The provider's, of the event. */
  readonly eventId: string;
  /** As the provider calls it, such as `charge.dispute.created`. */
  readonly type: string;
  readonly gateway: ChargingGateway;
  readonly account: AccountName;
  readonly intentId: string;
  /** Null for a payment that isn't an order's. */
  readonly attemptId: string | null;
}

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
