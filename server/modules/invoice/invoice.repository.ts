import type { JSONValue } from 'postgres';
import type { AnySql, Fragment, Sql, TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { invoiceNumber, invoiceSeries, readInvoiceNumber } from './invoice-number.ts';
import { contentToRow, invoiceFromRow, type InvoiceRow } from './invoice-row.ts';
import type { Invoice, InvoiceContent, InvoicedCharge, Seller } from './invoice.model.ts';

const chargeToRow = (charge: InvoicedCharge) =>
  charge.kind === 'ORDER'
    ? { order_id: charge.orderId }
    : {
        [charge.kind === 'RENEWAL' ? 'attempt_id' : 'change_attempt_id']: charge.attemptId,
        organization_id: charge.organizationId,
        subscription_id: charge.subscriptionId,
        due_on: charge.dueOn,
        first_day: charge.firstDay,
        last_day: charge.lastDay,
      };

/** How the charge was paid: as the content says, or by the saved method of the attempt. */
function paymentOf(sql: AnySql, charge: InvoicedCharge, { payment, total }: InvoiceContent): Fragment {
  if (charge.kind === 'ORDER' || total.gross.amount <= 0 || payment !== null)
    return sql`${payment && sql.json(payment as unknown as JSONValue)}::jsonb`;
  const attempts = sql(charge.kind === 'RENEWAL' ? 'renewal_attempt' : 'change_attempt');
  return sql`(
    select jsonb_build_object('method', method, 'details', details) from payment_method
    where id = (select method_id from ${attempts} where ${attempts}.id = ${charge.attemptId}::uuid)
  )`;
}

/** Every charge is invoiced, unless the caller knows of a condition. */
const always = (sql: AnySql): Fragment => sql`select`;

/**
 * Inserts the invoice of a charge if `condition`, a query, finds a row, and returns its number, the next of its series.
 * The series stays locked until the transaction or the only statement ends, so that no number is left out: whatever is
 * rolled back takes its number back with it.
 */
async function insertInvoiceIf(
  sql: AnySql,
  condition: Fragment,
  charge: InvoicedCharge,
  content: InvoiceContent,
  seller: Seller,
): Promise<string | null> {
  const id = (charge.kind === 'ORDER' ? null : charge.openInvoiceId) ?? newRowId();
  const row = { ...contentToRow(content), ...chargeToRow(charge), seller, id };
  const columns = sql.unsafe(Object.keys(row).join(', '));
  const [numbered] = await sql<{ series: string; number: number }[]>`
    with charged as materialized (${condition}),
    numbered as (
      insert into invoice_series (series, last)
      select ${invoiceSeries(content.country, content.issuedOn)}, 1 from charged
      on conflict (series) do update set last = invoice_series.last + 1
      returning series, last
    )
    insert into invoice (series, number, payment, ${columns})
    select numbered.series, numbered.last, ${paymentOf(sql, charge, content)}, ${columns}
    from numbered, (
      select ${columns} from jsonb_populate_record(null::invoice, ${sql.json(row as unknown as JSONValue)})
    ) as content
    returning series, number`;
  return numbered === undefined ? null : invoiceNumber(numbered.series, numbered.number);
}

/** Issues the invoice of a charge in the caller's transaction, and returns its number, the next of its series. */
export async function issueInvoice(
  sql: TransactionSql,
  charge: InvoicedCharge,
  content: InvoiceContent,
  seller: Seller,
): Promise<string> {
  const number = await insertInvoiceIf(sql, always(sql), charge, content, seller);
  if (number === null) throw new Error('An invoice without a condition was not inserted');
  return number;
}

/** Whether a statement failed because another one issued the order's invoice meanwhile. */
const isIssuedMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'constraint_name' in error && error.constraint_name === 'invoice_order_id_key';

/**
 * Issues the invoice of an order that is paid and has none yet, by one statement that locks the order. Two at a time
 * issue one: the other one's statement fails, outside any transaction, and takes its number back.
 */
export async function issueInvoiceOfPaidOrder(
  sql: Sql,
  orderId: string,
  content: InvoiceContent,
  seller: Seller,
): Promise<void> {
  const isDue: Fragment = sql`
    select from orders
    where id = ${orderId} and payment_status = 'PAID' and confirmed_at is not null
      and not exists (select from invoice where order_id = ${orderId})
    for no key update`;
  try {
    await insertInvoiceIf(sql, isDue, { kind: 'ORDER', orderId }, content, seller);
  } catch (error) {
    if (!isIssuedMeanwhile(error)) throw error;
  }
}

const creditNotes = (sql: AnySql): Fragment => sql`(
  select coalesce(jsonb_agg(to_jsonb(credit_note) order by credit_note.id), '[]') from credit_note
  where invoice_id = invoice.id
)`;

/** An expression for the invoice of a row of `orders`, as an {@link InvoiceRow}; null for none. */
export const invoiceOfOrderRow = (sql: AnySql): Fragment => sql`(
  select to_jsonb(invoice) || jsonb_build_object('credit_notes', ${creditNotes(sql)})
  from invoice where order_id = orders.id
)`;

const invoiceColumns = (sql: AnySql): Fragment => sql`
  id, series, number, order_id, organization_id, issued_on::text, first_day::text, last_day::text, country, language,
  currency, net, tax, gross, tax_treatment, is_tax_estimated, tax_lines, tax_id, organization_name, billing_address, lines,
  buyer_references, payment, seller, paid_at, ${creditNotes(sql)} as credit_notes`;

async function load(sql: AnySql, condition: Fragment): Promise<readonly Invoice[]> {
  const rows = await sql<InvoiceRow[]>`select ${invoiceColumns(sql)} from invoice where ${condition}`;
  return rows.map(invoiceFromRow);
}

/** Null for an unknown id. */
export async function loadInvoice(sql: AnySql, id: string): Promise<Invoice | null> {
  const [invoice] = await load(sql, sql`id = ${id}`);
  return invoice ?? null;
}

/** The invoice of an order; null before it is issued, and for an order that cost nothing. */
export async function loadInvoiceOfOrder(sql: AnySql, orderId: string): Promise<Invoice | null> {
  const [invoice] = await load(sql, sql`order_id = ${orderId}`);
  return invoice ?? null;
}

/** The invoice with a printed number; null for an unknown one. */
export async function loadInvoiceByNumber(sql: AnySql, typed: string): Promise<Invoice | null> {
  const read = readInvoiceNumber(typed);
  if (read === null) return null;
  const [invoice] = await load(sql, sql`series = ${read.series} and number = ${read.number}`);
  return invoice ?? null;
}

/** The latest invoices of an organization's membership, newest first. */
export const loadInvoicesOfOrganization = (
  sql: AnySql,
  organizationId: string,
  most: number,
): Promise<readonly Invoice[]> =>
  load(sql, sql`organization_id = ${organizationId} order by issued_on desc, id desc limit ${most}`);
