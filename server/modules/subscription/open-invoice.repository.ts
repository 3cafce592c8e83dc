import type { AnySql, TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { openInvoicePrefix } from '../payment/bank-transfer.repository.ts';
import type { OpenInvoice } from './open-invoice.model.ts';

/** The term that an invoice is for. */
type InvoicedTerm = Pick<OpenInvoice, 'subscriptionId' | 'dueOn'>;

/**
 * Opens the invoice of a term whose charge has failed, so that it can be paid by its link, or whose debit a bank has.
 * Returns its ID, always the same.
 */
export async function openInvoiceFor(
  sql: TransactionSql,
  { subscriptionId, dueOn }: InvoicedTerm,
  now: Date,
): Promise<string> {
  const [{ id }] = await sql<[{ id: string }]>`
    with opened as (
      insert into open_invoice (id, subscription_id, due_on, opened_at)
      values (${newRowId()}, ${subscriptionId}, ${dueOn}::date, ${now})
      on conflict (subscription_id, due_on) do update set due_on = excluded.due_on
      returning id
    ), numbered as (
      insert into open_invoice_number (open_invoice_id) select id from opened
      on conflict (open_invoice_id) do nothing
    )
    select id from opened`;
  return id;
}

/** The number of an open invoice as on its page, such as `R-12`; null for an unknown ID. */
export async function openInvoiceNumber(sql: AnySql, id: string): Promise<string | null> {
  const [row] = await sql<{ number: string }[]>`
    select ${openInvoicePrefix} || number as number from open_invoice_number where open_invoice_id = ${id}`;
  return row?.number ?? null;
}

/** The ID of the open invoice, or of the paid one that it has become, with a number without its prefix; null for none. */
export async function idOfOpenInvoice(sql: AnySql, number: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select open_invoice_id as id from open_invoice_number where number = ${number}::bigint`;
  return row?.id ?? null;
}

/** Ends the open invoice of a term that is paid. Returns the ID that its invoice takes; null if it had none. */
export async function closeInvoiceFor(
  sql: TransactionSql,
  { subscriptionId, dueOn }: InvoicedTerm,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    delete from open_invoice where subscription_id = ${subscriptionId} and due_on = ${dueOn}::date returning id`;
  return row?.id ?? null;
}

/** Null for an unknown ID, and once it is paid. */
export async function findOpenInvoice(sql: AnySql, id: string): Promise<OpenInvoice | null> {
  const [row] = await sql<OpenInvoice[]>`
    select open_invoice.id, subscription_id as "subscriptionId", due_on::text as "dueOn",
      organization_id as "organizationId"
    from open_invoice join subscription on subscription.id = subscription_id where open_invoice.id = ${id}`;
  return row ?? null;
}

/** The ID of the latest open invoice of an organization's membership; null if there is none. */
export async function latestOpenInvoiceId(sql: AnySql, organizationId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select open_invoice.id from open_invoice join subscription on subscription.id = subscription_id
    where organization_id = ${organizationId} order by due_on desc limit 1`;
  return row?.id ?? null;
}

/** Whether an invoice was paid by the request with the caller's key. */
export async function isInvoicePaidBy(sql: AnySql, id: string, key: string): Promise<boolean> {
  const [row] = await sql<[{ exists: boolean }]>`
    select exists (
      select from invoice join renewal_attempt on renewal_attempt.id = invoice.attempt_id
      where invoice.id = ${id} and entered_payment ->> 'key' = ${key}
    )`;
  return row.exists;
}
