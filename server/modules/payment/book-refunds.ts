import { type Currency, money } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import { book } from './attempt.repository.ts';
import { entriesOfRefund, ledgerRows, receivingAccountOf } from './ledger.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { ProviderRefund } from './provider/payment-provider.ts';

interface RefundedOrderRow {
  readonly currency: Currency;
  readonly total_net: number;
  readonly total_tax: number;
  readonly total_gross: number;
  readonly refunded: number;
  readonly booked: readonly string[];
}

/**
 * Books and announces refunds of a paid order that the ledger doesn't have yet, each once, with the order locked. Who
 * made them, the shop or someone at the provider, makes no difference.
 */
export async function bookRefunds(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  refunds: readonly ProviderRefund[],
  { announceRefunded }: Pick<PaymentServices, 'announceRefunded'>,
): Promise<void> {
  if (refunds.length === 0) return;
  const account = receivingAccountOf(attempt);
  await sql`select from orders where id = ${attempt.orderId} for no key update`;
  const [row] = await sql<[RefundedOrderRow]>`
    select currency, total_net, total_tax, total_gross,
      (
        select coalesce(-sum(amount), 0) from ledger_entry
        where attempt_id = ${attempt.id} and entry = 'REFUND' and account = ${account}
      )::bigint as refunded,
      array(
        select refund_id from ledger_entry
        where attempt_id = ${attempt.id} and refund_id is not null and account = ${account}
      ) as booked
    from orders where id = ${attempt.orderId}`;
  const total = {
    net: money(row.total_net, row.currency),
    tax: money(row.total_tax, row.currency),
    gross: money(row.total_gross, row.currency),
  };
  let before = row.refunded;
  for (const { id, amount } of refunds) {
    if (row.booked.includes(id)) continue;
    const entries = entriesOfRefund(total, { before, amount }, account);
    await book(
      sql,
      ledgerRows(attempt, 'REFUND', entries).map((side) => ({ ...side, refund_id: id })),
    );
    await sql`select ${announceRefunded(sql, { orderId: attempt.orderId, refundId: id, amount })}`;
    before += amount;
  }
}
