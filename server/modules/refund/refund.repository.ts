import { type Currency, money } from '@sonde/machines/rules/money';
import type { AnySql, Fragment, TransactionSql } from '../../db/connect.ts';
import type { Refund, RefundOutcome } from './refund.model.ts';
import { isOf, type RefundTarget } from '../payment/refund-target.ts';

interface Row {
  readonly id: string;
  readonly order_id: string | null;
  readonly invoice_id: string | null;
  readonly amount: number;
  readonly currency: Currency;
  readonly reason: string;
  readonly requested_by: string;
  readonly requested_at: Date;
}

const fromRow = (row: Row): Refund => ({
  id: row.id,
  orderId: row.order_id,
  invoiceId: row.invoice_id,
  amount: money(row.amount, row.currency),
  reason: row.reason,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at,
});

const columns = (sql: AnySql): Fragment =>
  sql`refund.id, order_id, invoice_id, amount, currency, reason, requested_by, requested_at`;

/** Locks what is refunded until the transaction ends, so that two operators refund one after the other. */
export async function lockTarget(sql: TransactionSql, { orderId, invoiceId }: RefundTarget): Promise<void> {
  await (orderId === null
    ? sql`select from invoice where id = ${invoiceId} for no key update`
    : sql`select from orders where id = ${orderId} for no key update`);
}

/** What makes two requests the same refund. */
interface AskedRefund extends RefundTarget {
  /** In minor units; null for everything that is left. */
  readonly askedAmount: number | null;
  readonly reason: string;
}

/** A refund that was asked for in the same way and wasn't refused; null if there is none. */
export async function findSameRefund(sql: AnySql, asked: AskedRefund): Promise<Refund | null> {
  const [row] = await sql<Row[]>`
    select ${columns(sql)} from refund
    where ${isOf(sql, asked)} and reason = ${asked.reason}
      and asked_amount is not distinct from ${asked.askedAmount}::bigint
      and not exists (select from refund_outcome where refund_id = refund.id and outcome = 'REFUSED')
    order by refund.id desc limit 1`;
  return row === undefined ? null : fromRow(row);
}

/** The sum of the refunds that were asked for and have not ended, in minor units. */
export async function openAmount(sql: AnySql, target: RefundTarget): Promise<number> {
  const [row] = await sql<[{ sum: number }]>`
    select coalesce(sum(amount), 0)::bigint as sum from refund
    where ${isOf(sql, target)} and not exists (select from refund_outcome where refund_id = refund.id)`;
  return row.sum;
}

/** Writes a refund down before anything else happens. */
export async function insertRefund(
  sql: TransactionSql,
  { id, orderId, invoiceId, amount, reason, requestedBy, requestedAt }: Refund,
  askedAmount: number | null,
): Promise<void> {
  await sql`
    insert into refund (
      id, order_id, invoice_id, amount, asked_amount, currency, reason, requested_by, requested_at
    )
    values (
      ${id}, ${orderId}, ${invoiceId}, ${amount.amount}, ${askedAmount}, ${amount.currency}, ${reason}, ${requestedBy},
      ${requestedAt}
    )`;
}

/** Null for an unknown ID. */
export async function loadRefund(sql: AnySql, id: string): Promise<Refund | null> {
  const [row] = await sql<Row[]>`select ${columns(sql)} from refund where id = ${id}`;
  return row === undefined ? null : fromRow(row);
}

/** Writes how a refund ended, once. */
export async function endRefund(
  sql: AnySql,
  id: string,
  { status, detail }: RefundOutcome,
  now: Date,
): Promise<void> {
  await sql`
    insert into refund_outcome (refund_id, outcome, detail, created_at)
    values (${id}, ${status}, ${detail}, ${now}) on conflict do nothing`;
}

/** How a refund ended; null while it hasn't. */
export async function outcomeOf(sql: AnySql, id: string): Promise<RefundOutcome | null> {
  const [row] = await sql<RefundOutcome[]>`
    select outcome as status, detail from refund_outcome where refund_id = ${id}`;
  return row ?? null;
}
