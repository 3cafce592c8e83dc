import { money } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import { book } from './attempt.repository.ts';
import { bookedAmount, bookStrayRefund } from './book-stray-refunds.ts';
import { findFailedRefund, insertFailedRefund } from './failed-refund.repository.ts';
import { entriesOfFailedRefund, ledgerRows } from './ledger.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentServices } from './payment-services.ts';
import type { FailedProviderRefund } from './provider/payment-provider.ts';

/**
 * Books and announces refunds of an order's payment whose money came back, each once, with the order locked: what was
 * booked is owed again. Its credit note stays, because the buyer is still to get the money. The refund of a stray charge is
 * booked here first if it isn't yet.
 */
export async function bookFailedRefunds(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  failed: readonly FailedProviderRefund[],
  { announceRefundFailed, now }: Pick<PaymentServices, 'announceRefundFailed' | 'now'>,
): Promise<void> {
  if (failed.length === 0) return;
  const { orderId, intentId, gateway, account } = attempt;
  await sql`select from orders where id = ${orderId} for no key update`;
  for (const refund of failed) {
    const { id, reason } = refund;
    if ((await findFailedRefund(sql, id)) !== null) continue;
    const target = { orderId, invoiceId: null };
    const { currency } = attempt.amount;
    const owed =
      attempt.status === 'SUCCEEDED'
        ? await bookedAmount(sql, attempt, id)
        : await bookStrayRefund(sql, attempt, refund, now());
    const isOwed = owed > 0;
    const amount = isOwed ? owed : refund.amount;
    await insertFailedRefund(sql, target, { id, amount, reason }, { currency, isOwed, failedAt: now() });
    if (isOwed) {
      const rows = ledgerRows(attempt, 'REFUND_FAILURE', entriesOfFailedRefund(amount));
      await book(
        sql,
        rows.map((side) => ({ ...side, refund_id: id })),
      );
    }
    const event = {
      ...target,
      refundId: id,
      amount: money(amount, currency),
      reason,
      intentId,
      gateway,
      account,
    };
    const isBuyerTold = isOwed && attempt.status === 'SUCCEEDED';
    await sql`select ${announceRefundFailed(sql, { ...event, isOwed, isBuyerTold })}`;
  }
}
