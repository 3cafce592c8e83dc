import { type Currency, money, type Money } from '@sonde/machines/rules/money';
import { isPaidLater, paymentMethods } from '@sonde/machines/rules/payment';
import type { AnySql, TransactionSql } from '../../db/connect.ts';

/** Money that arrived at the shop's bank for an order. */
export interface BankTransfer {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Money;
  /** As on the bank statement; of one transfer only. */
  readonly reference: string;
  /** The operator who recorded it. */
  readonly recordedBy: string;
  readonly recordedAt: Date;
}

/** The transfer with a reference, and the number of its order; null if none was recorded. */
export async function findTransfer(
  sql: AnySql,
  reference: string,
): Promise<(Pick<BankTransfer, 'orderId' | 'amount'> & { readonly orderNumber: string }) | null> {
  const [row] = await sql<{ order_id: string; number: string; amount: number; currency: Currency }[]>`
    select order_id, orders.number::text, amount, bank_transfer.currency
    from bank_transfer join orders on orders.id = order_id
    where reference = ${reference}`;
  return row === undefined
    ? null
    : { orderId: row.order_id, orderNumber: row.number, amount: money(row.amount, row.currency) };
}

/** What has arrived for an order by bank, in minor units. */
export async function transferredFor(sql: AnySql, orderId: string): Promise<number> {
  const [row] = await sql<[{ sum: number }]>`
    select coalesce(sum(amount), 0)::bigint as sum from bank_transfer where order_id = ${orderId}`;
  return row.sum;
}

/** Writes a transfer. The caller has locked the order. */
export async function insertTransfer(
  sql: TransactionSql,
  { id, orderId, amount, reference, recordedBy, recordedAt }: BankTransfer,
): Promise<void> {
  await sql`
    insert into bank_transfer (id, order_id, amount, currency, reference, recorded_by, recorded_at)
    values (${id}, ${orderId}, ${amount.amount}, ${amount.currency}, ${reference}, ${recordedBy}, ${recordedAt})`;
}

/** A quote that isn't paid online is paid by bank: nothing is charged by its method. */
const transferMethod = paymentMethods.find(isPaidLater);

/** Writes the attempt that stands for all transfers of an order, which no provider knows. */
export async function insertTransferredAttempt(
  sql: TransactionSql,
  { id, orderId, total }: { readonly id: string; readonly orderId: string; readonly total: Money },
): Promise<void> {
  if (transferMethod === undefined) throw new Error('No payment method is paid later');
  await sql`
    insert into payment_attempt (
      id, order_id, gateway, method, payment_method_token, is_kept, amount, currency, status
    )
    values (
      ${id}, ${orderId}, 'none', ${transferMethod}, '', false, ${total.amount}, ${total.currency}, 'PENDING'
    )`;
}
