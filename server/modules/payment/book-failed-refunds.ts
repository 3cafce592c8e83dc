import { money } from '@sonde/machines/rules/money';
import type { TransactionSql } from '../../db/connect.ts';
import { book } from './attempt.repository.ts';
import { insertFailedRefund } from './failed-refund.repository.ts';
import { entriesOfFailedRefund, entriesOfStrayRefund, ledgerRows } from './ledger.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentServices } from './payment-services.ts';
import type { FailedProviderRefund } from './provider/payment-provider.ts';

/** Whether the journal has a refund by its ID. That of a stray charge has none there. */
async function isBooked(sql: TransactionSql, { id }: PaymentAttempt, refundId: string): Promise<boolean> {
  const [row] = await sql`
    select from ledger_entry where attempt_id = ${id} and entry = 'REFUND' and refund_id = ${refundId}`;
  return row !== undefined;
}

/** Whether an attempt brought a stray charge, which the shop refunds as a whole. */
async function isStrayCharge(sql: TransactionSql, { id }: PaymentAttempt, amount: number): Promise<boolean> {
  const [row] = await sql`
    select from ledger_entry
    where attempt_id = ${id} and entry = 'CHARGE' and account = 'STRAY_CHARGES' and amount = ${-amount}`;
  return row !== undefined;
}

/**
 * Books and announces refunds of an order's payment whose money came back, each once, with the order locked: what was
 * booked is owed again. Its credit note stays, because the buyer is still to get the money. The refund of a stray charge is
 * booked here if the job that made it hasn't booked it yet: it can't be booked twice.
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
    const { id, amount, reason } = refund;
    const target = { orderId, invoiceId: null };
    const isStray = await isStrayCharge(sql, attempt, amount);
    if (isStray) await book(sql, ledgerRows(attempt, 'REFUND', entriesOfStrayRefund(amount)));
    const isOwed = isStray || (await isBooked(sql, attempt, id));
    const { currency } = attempt.amount;
    if (!(await insertFailedRefund(sql, target, refund, { currency, isOwed, failedAt: now() }))) continue;
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
