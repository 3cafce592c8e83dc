import { type Currency, type Money, money } from '@sonde/machines/rules/money';
import { type AnySql, conflictError, type Fragment, type TransactionSql } from '../../db/connect.ts';
import { loadInvoiceByNumber } from '../invoice/invoice.repository.ts';
import type { RefundTarget } from '../payment/refund-target.ts';

/**
 * What may be returned at the shop's bank: what was paid by bank transfer, and what failed refunds owe, of an order or
 * an invoice of a membership.
 */
export interface TransferredPayment extends RefundTarget {
  /** As operators name it. */
  readonly number: string;
  /**
   * The attempt that represents the transfers of an order, or whose refund failed; null for an invoice, and for an
   * order that ended before all of it had arrived: nothing was charged then, and it has no invoice.
   */
  readonly attemptId: string | null;
  /** Whose membership it is; null for an order. */
  readonly organizationId: string | null;
  readonly paid: Money;
  /** What was returned before. */
  readonly returned: Money;
}

interface Row {
  readonly number: string;
  readonly attempt_id: string | null;
  readonly order_id: string | null;
  readonly invoice_id: string | null;
  readonly organization_id: string | null;
  readonly currency: Currency;
  readonly paid: number;
}

/** What failed refunds owe or owed, unless it was repeated at the provider. */
const amountOwedSql = (sql: AnySql, of: Fragment): Fragment =>
  sql`(select (
    select coalesce(sum(amount), 0) from failed_refund as failed where ${of} and is_owed
  ) - (
    select coalesce(sum(amount), 0) from failed_refund_payment as repeated
    where ${of} and refund_id not like 'bank-%'
  ) as amount)`;

const returnedOf = (sql: AnySql, of: Fragment): Fragment =>
  sql`(select coalesce(sum(amount), 0)::bigint from bank_refund where ${of})`;

async function find(sql: AnySql, query: Fragment): Promise<TransferredPayment | null> {
  const [row] = await sql<(Row & { readonly returned: number })[]>`${query}`;
  if (row === undefined) return null;
  const { currency } = row;
  return {
    number: row.number,
    attemptId: row.attempt_id,
    orderId: row.order_id,
    invoiceId: row.invoice_id,
    organizationId: row.organization_id,
    paid: money(row.paid, currency),
    returned: money(row.returned, currency),
  };
}

/**
 * What may be returned at the bank for an order or a membership's invoice; null if there is nothing. What has arrived
 * for an order that is still owed is no payment yet: the rest of it may follow.
 */
export const loadTransferred = (
  sql: AnySql,
  { orderId, invoiceId }: RefundTarget,
): Promise<TransferredPayment | null> =>
  find(
    sql,
    orderId === null
      ? sql`
        select series || '-' || lpad(invoice.number::text, 6, '0') as number, null as attempt_id, null as order_id,
          invoice.id as invoice_id, organization_id, invoice.currency,
          (coalesce(bank_transfer.amount, 0) + owed.amount)::bigint as paid,
          ${returnedOf(sql, sql`invoice_id = invoice.id`)} as returned
        from invoice left join bank_transfer on renewal_attempt_id = attempt_id
        cross join lateral ${amountOwedSql(sql, sql`invoice_id = invoice.id`)} as owed
        where invoice.id = ${invoiceId} and coalesce(bank_transfer.amount, 0) + owed.amount > 0`
      : sql`
        select orders.number::text, coalesce(charge.id, case when arrived.amount is null then failed.attempt_id end)
            as attempt_id,
          orders.id as order_id, null as invoice_id, null as organization_id, orders.currency,
          (coalesce(charge.amount, arrived.amount, 0) + owed.amount)::bigint as paid,
          ${returnedOf(sql, sql`bank_refund.order_id = orders.id`)} as returned
        from orders left join payment_attempt as charge
          on charge.order_id = orders.id and charge.status = 'SUCCEEDED' and gateway = 'none'
        cross join lateral (
          select sum(amount)::bigint as amount from bank_transfer
          where order_id = orders.id and orders.status in ('WITHDRAWN', 'CANCELED')
        ) as arrived
        cross join lateral ${amountOwedSql(sql, sql`order_id = orders.id`)} as owed
        left join lateral (
          select attempt_id from ledger_entry
          where order_id = orders.id and entry = 'REFUND_FAILURE' and account = 'OWED_REFUNDS'
          order by ledger_entry.created_at desc limit 1
        ) as failed on true
        where orders.id = ${orderId} and coalesce(charge.amount, arrived.amount, 0) + owed.amount > 0`,
  );

const orderNumber = /^\d{1,12}$/;

/** What may be returned at the bank under the number of an order or an invoice; null if there is nothing. */
export async function findTransferred(sql: AnySql, number: string): Promise<TransferredPayment | null> {
  if (orderNumber.test(number)) {
    const [row] = await sql<{ id: string }[]>`select id from orders where number = ${number}::bigint`;
    return row === undefined ? null : loadTransferred(sql, { orderId: row.id, invoiceId: null });
  }
  const invoice = await loadInvoiceByNumber(sql, number);
  return (
    invoice &&
    loadTransferred(sql, { orderId: invoice.orderId, invoiceId: invoice.orderId ? null : invoice.id })
  );
}

/** A recorded refund with what it returned. */
export interface KnownBankRefund extends RefundTarget {
  readonly id: string;
  readonly amount: Money;
}

/** The refund with a reference; null if none was recorded. */
export async function findBankRefund(sql: AnySql, reference: string): Promise<KnownBankRefund | null> {
  const [row] = await sql<
    { id: string; order_id: string | null; invoice_id: string | null; amount: number; currency: Currency }[]
  >`select id, order_id, invoice_id, amount, currency from bank_refund where reference = ${reference}`;
  return row === undefined
    ? null
    : {
        id: row.id,
        orderId: row.order_id,
        invoiceId: row.invoice_id,
        amount: money(row.amount, row.currency),
      };
}

/**
 * Writes a refund; what it returns is locked. One that was written meanwhile under its reference repeats the
 * transaction.
 */
export async function insertBankRefund(
  sql: TransactionSql,
  { orderId, invoiceId }: RefundTarget,
  refund: {
    readonly id: string;
    readonly amount: Money;
    readonly reference: string;
    readonly recordedBy: string;
    readonly recordedAt: Date;
  },
): Promise<void> {
  const { id, amount, reference, recordedBy, recordedAt } = refund;
  const { count } = await sql`
    insert into bank_refund (id, order_id, invoice_id, amount, currency, reference, recorded_by, recorded_at)
    values (
      ${id}, ${orderId}, ${invoiceId}, ${amount.amount}, ${amount.currency}, ${reference}, ${recordedBy}, ${recordedAt}
    )
    on conflict (reference) do nothing`;
  if (count === 0) throw conflictError('bank_refund');
}
