import { type Currency, money, type Money } from '@sonde/machines/rules/money';
import { isPaidLater, type PaymentMethod, paymentMethods } from '@sonde/machines/rules/payment';
import { type AnySql, conflictError, type TransactionSql } from '../../db/connect.ts';

/** What a transfer pays, by its ID. */
export type TransferTarget = { readonly orderId: string } | { readonly renewalAttemptId: string };

/** Money that arrived at the shop's bank. */
export interface BankTransfer {
  readonly id: string;
  readonly amount: Money;
  /** As on the bank statement; of one transfer only. */
  readonly reference: string;
  /** The operator who recorded it. */
  readonly recordedBy: string;
  readonly recordedAt: Date;
}

/** A recorded transfer with what it paid. */
export interface KnownTransfer extends Pick<BankTransfer, 'amount'> {
  /** Null for a renewal. */
  readonly orderId: string | null;
  /** ID of the open invoice that it paid; null for an order. */
  readonly openInvoiceId: string | null;
  /** As operators name it: that of the order, or `R-` and that of the open invoice. */
  readonly number: string;
}

/** Printed before the number of an open invoice, which has no number of an invoice yet. */
export const openInvoicePrefix = 'R-';

/** The transfer with a reference; null if none was recorded. */
export async function findTransfer(sql: AnySql, reference: string): Promise<KnownTransfer | null> {
  const [row] = await sql<
    {
      order_id: string | null;
      open_invoice_id: string | null;
      number: string;
      amount: number;
      currency: Currency;
    }[]
  >`
    select bank_transfer.order_id, open_invoice_id, bank_transfer.amount, bank_transfer.currency,
      coalesce(orders.number::text, ${openInvoicePrefix} || open_invoice_number.number) as number
    from bank_transfer left join orders on orders.id = bank_transfer.order_id
    left join renewal_attempt on renewal_attempt.id = renewal_attempt_id
    left join open_invoice_number on open_invoice_id = (entered_payment ->> 'invoiceId')::uuid
    where reference = ${reference}`;
  return row === undefined
    ? null
    : {
        orderId: row.order_id,
        openInvoiceId: row.open_invoice_id,
        number: row.number,
        amount: money(row.amount, row.currency),
      };
}

/** What has arrived for an order by bank, in minor units. */
export async function sumOfTransfers(sql: AnySql, orderId: string): Promise<number> {
  const [row] = await sql<[{ sum: number }]>`
    select coalesce(sum(amount), 0)::bigint as sum from bank_transfer where order_id = ${orderId}`;
  return row.sum;
}

/**
 * Writes a transfer. The caller has locked what it pays, and has found no transfer with its reference; one that another
 * transaction has written since for something else makes the whole transaction repeat.
 */
export async function insertTransfer(
  sql: TransactionSql,
  target: TransferTarget,
  { id, amount, reference, recordedBy, recordedAt }: BankTransfer,
): Promise<void> {
  const paid = { orderId: null, renewalAttemptId: null, ...target };
  const { count } = await sql`
    insert into bank_transfer (
      id, order_id, renewal_attempt_id, amount, currency, reference, recorded_by, recorded_at
    )
    values (
      ${id}, ${paid.orderId}, ${paid.renewalAttemptId}, ${amount.amount}, ${amount.currency}, ${reference},
      ${recordedBy}, ${recordedAt}
    )
    on conflict (reference) do nothing`;
  if (count === 0) throw conflictError('bank_transfer');
}

/** What is paid by bank, such as a quote that isn't paid online, has this method: nothing is charged by it. */
export function transferMethod(): PaymentMethod {
  const method = paymentMethods.find(isPaidLater);
  if (method === undefined) throw new Error('No payment method is paid later');
  return method;
}

/** Writes the attempt that represents all transfers of an order, which no provider knows. */
export async function insertTransferredAttempt(
  sql: TransactionSql,
  { id, orderId, total }: { readonly id: string; readonly orderId: string; readonly total: Money },
): Promise<void> {
  await sql`
    insert into payment_attempt (
      id, order_id, gateway, method, payment_method_token, is_kept, amount, currency, status
    )
    values (
      ${id}, ${orderId}, 'none', ${transferMethod()}, '', false, ${total.amount}, ${total.currency}, 'PENDING'
    )`;
}
