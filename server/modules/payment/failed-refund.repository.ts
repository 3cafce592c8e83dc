import type { Currency } from '@sonde/machines/rules/money';
import type { AnySql, TransactionSql } from '../../db/connect.ts';
import type { FailedProviderRefund, ProviderRefund } from './provider/payment-provider.ts';
import { isOf, type RefundTarget } from './refund-target.ts';

/** What failed refunds owe to the person who paid, in minor units. */
export async function owedAmount(sql: AnySql, target: RefundTarget): Promise<number> {
  const [{ failed, paid }] = await sql<[{ failed: number; paid: number }]>`
    select (
      select coalesce(sum(amount), 0)::bigint from failed_refund where ${isOf(sql, target)} and is_owed
    ) as failed, (
      select coalesce(sum(amount), 0)::bigint from failed_refund_payment where ${isOf(sql, target)}
    ) as paid`;
  return failed - paid;
}

/** Writes down a failed refund that isn't yet. What it was of is locked. */
export async function insertFailedRefund(
  sql: TransactionSql,
  { orderId, invoiceId }: RefundTarget,
  { id, amount, reason }: FailedProviderRefund,
  {
    currency,
    isOwed,
    failedAt,
  }: { readonly currency: Currency; readonly isOwed: boolean; readonly failedAt: Date },
): Promise<void> {
  await sql`
    insert into failed_refund (refund_id, order_id, invoice_id, amount, currency, reason, is_owed, failed_at)
    values (${id}, ${orderId}, ${invoiceId}, ${amount}, ${currency}, ${reason}, ${isOwed}, ${failedAt})`;
}

/** A failed refund as it was written down. */
interface FailedRefund {
  readonly reason: string;
  /** False if it failed before the shop had booked it. */
  readonly isOwed: boolean;
}

/** A refund that was written down as failed; null for every other one. */
export async function findFailedRefund(sql: AnySql, refundId: string): Promise<FailedRefund | null> {
  const [row] = await sql<FailedRefund[]>`
    select reason, is_owed as "isOwed" from failed_refund where refund_id = ${refundId}`;
  return row ?? null;
}

/** The part of a refund that paid what failed ones owe, in minor units. */
export async function settledAmount(sql: AnySql, refundId: string): Promise<number> {
  const [row] = await sql<{ amount: number }[]>`
    select amount from failed_refund_payment where refund_id = ${refundId}`;
  return row?.amount ?? 0;
}

/** Writes down that a refund paid `amount` (minor units) of what failed ones owe. What they were of is locked. */
export async function insertOwedPayment(
  sql: TransactionSql,
  { orderId, invoiceId }: RefundTarget,
  { id, amount }: ProviderRefund,
  paidAt: Date,
): Promise<void> {
  if (amount === 0) return;
  await sql`
    insert into failed_refund_payment (refund_id, order_id, invoice_id, amount, paid_at)
    values (${id}, ${orderId}, ${invoiceId}, ${amount}, ${paidAt})`;
}

/** What of a charge is credited and owed, and its whole, in minor units. */
interface CreditedCharge {
  readonly paid: number;
  readonly credited: number;
  readonly amountOwed: number;
}

/**
 * The part of a refund at the provider that pays what failed refunds owe: what is more than there is left to credit.
 * Anyone at the provider can repeat a refund there.
 */
export const settledAtProvider = (amount: number, { paid, credited, amountOwed }: CreditedCharge): number =>
  Math.max(0, Math.min(amountOwed, credited + amount - paid));

/** The part of a refund at the shop's bank that pays what failed refunds owe: as much as there is. */
export const settledAtBank = (amount: number, { amountOwed }: CreditedCharge): number =>
  Math.min(amountOwed, amount);
