import { type Currency, money } from '@sonde/machines/rules/money';
import type { AccountName, ChargingGateway, PaymentMethod } from '@sonde/machines/rules/payment';
import type { AnySql, Fragment } from '../../db/connect.ts';
import { loadInvoiceByNumber } from '../invoice/invoice.repository.ts';
import type { RefundTarget } from '../payment/refund-target.ts';
import { gatewayOfAttempt } from '../subscription/charging-gateway.ts';
import type { RefundableCharge } from './refund.model.ts';

interface Row {
  readonly number: string;
  readonly order_id: string | null;
  readonly invoice_id: string | null;
  readonly gateway: ChargingGateway;
  readonly provider_account: AccountName;
  readonly intent_id: string;
  readonly currency: Currency;
  readonly paid: number;
  readonly refunded: number;
}

const fromRow = (row: Row): RefundableCharge => ({
  number: row.number,
  orderId: row.order_id,
  invoiceId: row.invoice_id,
  gateway: row.gateway,
  account: row.provider_account,
  intentId: row.intent_id,
  paid: money(row.paid, row.currency),
  refunded: money(row.refunded, row.currency),
});

/** The charge of an order; null for an unknown one, and for one that no provider charged. */
async function chargeOfOrder(sql: AnySql, condition: Fragment): Promise<RefundableCharge | null> {
  const [row] = await sql<Row[]>`
    select orders.number::text, orders.id as order_id, null as invoice_id, gateway, provider_account, intent_id, payment_attempt.currency,
      amount as paid,
      (
        select coalesce(sum(ledger_entry.amount), 0)::bigint from ledger_entry
        where attempt_id = payment_attempt.id and entry = 'REFUND' and account in ('SALES', 'TAX')
      ) as refunded
    from orders join payment_attempt on payment_attempt.order_id = orders.id
    where ${condition} and payment_attempt.status = 'SUCCEEDED' and amount > 0 and intent_id is not null and gateway <> 'none'
    order by payment_attempt.id limit 1`;
  return row === undefined ? null : fromRow(row);
}

/** The charge of a membership's invoice; null for one that was paid by bank transfer. */
async function chargeOfInvoice(sql: AnySql, invoiceId: string): Promise<RefundableCharge | null> {
  const [row] = await sql<(Omit<Row, 'gateway'> & { readonly entered: PaymentMethod | null })[]>`
    select series || '-' || lpad(invoice.number::text, 6, '0') as number, null as order_id, invoice.id as invoice_id,
      entered_payment ->> 'method' as entered,
      coalesce(renewal_attempt.provider_account, change_attempt.provider_account) as provider_account,
      coalesce(renewal_attempt.intent_id, change_attempt.intent_id) as intent_id, invoice.currency,
      invoice.gross as paid,
      (select coalesce(sum(gross), 0)::bigint from credit_note where invoice_id = invoice.id) as refunded
    from invoice
    left join renewal_attempt on renewal_attempt.id = attempt_id
    left join change_attempt on change_attempt.id = change_attempt_id
    where invoice.id = ${invoiceId} and coalesce(renewal_attempt.intent_id, change_attempt.intent_id) is not null`;
  const gateway = gatewayOfAttempt(row?.entered ?? null);
  return row === undefined || gateway === 'none' ? null : fromRow({ ...row, gateway });
}

/** The charge of an order or a membership's invoice. */
export const loadCharge = (
  sql: AnySql,
  { orderId, invoiceId }: RefundTarget,
): Promise<RefundableCharge | null> =>
  orderId === null ? chargeOfInvoice(sql, invoiceId ?? '') : chargeOfOrder(sql, sql`orders.id = ${orderId}`);

const orderNumber = /^\d{1,12}$/;

/** The charge that a number names; null for an unknown number, and for what nothing was charged for. */
export async function findCharge(sql: AnySql, number: string): Promise<RefundableCharge | null> {
  if (orderNumber.test(number)) return chargeOfOrder(sql, sql`orders.number = ${number}::bigint`);
  const invoice = await loadInvoiceByNumber(sql, number);
  if (invoice === null) return null;
  const { orderId, id } = invoice;
  return loadCharge(sql, { orderId, invoiceId: orderId === null ? id : null });
}
