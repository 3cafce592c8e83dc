import type { TransactionSql } from '../../db/connect.ts';
import { book } from './attempt.repository.ts';
import { findFailedRefund, insertOwedPayment, owedAmount } from './failed-refund.repository.ts';
import { entriesOfRepeatedRefund, entriesOfStrayRefund, ledgerRows } from './ledger.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import type { PaymentServices } from './payment-services.ts';
import type { ProviderRefund } from './provider/payment-provider.ts';

/**
 * What the journal has of a refund by its ID, in minor units: 0 for the shop's of a stray charge, which has none there.
 */
export async function bookedAmount(
  sql: TransactionSql,
  { id }: PaymentAttempt,
  refundId: string,
): Promise<number> {
  const [{ booked }] = await sql<[{ booked: number }]>`
    select coalesce(0 - sum(amount), 0)::bigint as booked from ledger_entry
    where attempt_id = ${id} and entry = 'REFUND' and account = 'PROVIDER' and refund_id = ${refundId}`;
  return booked;
}

/** Whether an attempt brought a stray charge, which the shop refunds as a whole. */
async function isStrayCharge(sql: TransactionSql, { id }: PaymentAttempt, amount: number): Promise<boolean> {
  const [row] = await sql`
    select from ledger_entry
    where attempt_id = ${id} and entry = 'CHARGE' and account = 'STRAY_CHARGES' and amount = ${-amount}`;
  return row !== undefined;
}

/** Whether a refund of an attempt has failed: every later one repeats it. */
async function hasFailed(sql: TransactionSql, { id }: PaymentAttempt): Promise<boolean> {
  const [row] = await sql`
    select from ledger_entry where attempt_id = ${id} and entry = 'REFUND_FAILURE' limit 1`;
  return row !== undefined;
}

/** Books a refund that someone made at the provider after another had failed: it pays what is owed, and no more. */
async function bookRepeated(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  { id, amount }: ProviderRefund,
  paidAt: Date,
): Promise<number> {
  const before = await bookedAmount(sql, attempt, id);
  if (before > 0) return before;
  const target = { orderId: attempt.orderId, invoiceId: null };
  const settled = Math.min(amount, await owedAmount(sql, target));
  if (settled <= 0) return 0;
  const rows = ledgerRows(attempt, 'REFUND', entriesOfRepeatedRefund(settled));
  await book(
    sql,
    rows.map((side) => ({ ...side, refund_id: id })),
  );
  await insertOwedPayment(sql, target, { id, amount: settled }, paidAt);
  return settled;
}

/**
 * Books the refund of a stray charge that is about to be booked as failed, with the order locked, and returns how much
 * of it is owed, in minor units. The first is the shop's, if the job that made it hasn't booked it yet: it can't be
 * booked twice.
 */
export async function bookStrayRefund(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  refund: ProviderRefund,
  paidAt: Date,
): Promise<number> {
  if (await hasFailed(sql, attempt)) return bookRepeated(sql, attempt, refund, paidAt);
  if (!(await isStrayCharge(sql, attempt, refund.amount))) return 0;
  await book(sql, ledgerRows(attempt, 'REFUND', entriesOfStrayRefund(refund.amount)));
  return refund.amount;
}

/**
 * Books refunds of a stray charge that repeat a failed one, each once, with the order locked. As long as none has
 * failed, there is nothing to book: the job that makes the refund does it.
 */
export async function bookRepeatedRefunds(
  sql: TransactionSql,
  attempt: PaymentAttempt,
  refunds: readonly ProviderRefund[],
  { now }: Pick<PaymentServices, 'now'>,
): Promise<void> {
  if (refunds.length === 0) return;
  await sql`select from orders where id = ${attempt.orderId} for no key update`;
  if (!(await hasFailed(sql, attempt))) return;
  for (const refund of refunds) {
    // The provider may have been asked before it failed.
    if ((await findFailedRefund(sql, refund.id)) !== null) continue;
    await bookRepeated(sql, attempt, refund, now());
  }
}
