import type { JSONValue } from 'postgres';
import { type Currency, subtractTaxedMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import { countryDay } from '@sonde/machines/rules/places';
import { partOfTaxed, partOfTaxLines } from '@sonde/machines/rules/tax';
import type { AnySql, Fragment, TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { CreditNote, RefundOfInvoice } from './credit-note.model.ts';
import { creditNoteNumber, invoiceSeries } from './invoice-number.ts';
import { creditNoteFromRow, type CreditNoteRow, sidesOf, taxLineToRow } from './invoice-row.ts';
import type { Invoice } from './invoice.model.ts';

async function load(sql: AnySql, condition: Fragment): Promise<readonly CreditNote[]> {
  const rows = await sql<(CreditNoteRow & { readonly currency: Currency })[]>`
    select credit_note.*, credit_note.issued_on::text, currency
    from credit_note join invoice on invoice.id = invoice_id
    where ${condition} order by credit_note.id`;
  return rows.map((row) => creditNoteFromRow(row, row.currency));
}

/** Null for an unknown ID. */
export async function loadCreditNote(sql: AnySql, id: string): Promise<CreditNote | null> {
  const [note] = await load(sql, sql`credit_note.id = ${id}`);
  return note ?? null;
}

/** The credit notes of an invoice, oldest first. */
const creditNotesOf = (sql: AnySql, invoiceId: string): Promise<readonly CreditNote[]> =>
  load(sql, sql`invoice_id = ${invoiceId}`);

/** What an invoice has left after its credit notes. */
function leftOfInvoice({ total }: Pick<Invoice, 'total'>, notes: readonly CreditNote[]): TaxedMoney {
  return notes.reduce((left, note) => subtractTaxedMoney(left, note.total), total);
}

/** A credit note that was just issued, and what its invoice has left. */
export interface IssuedCreditNote {
  readonly note: CreditNote;
  readonly left: TaxedMoney;
}

/**
 * Issues the credit note of a refund, with the next number of its series; null if it was issued before. The invoice is
 * locked, then the series, until the transaction ends: a transaction that is rolled back takes its number back.
 */
export async function issueCreditNote(
  sql: TransactionSql,
  invoice: Invoice,
  { refundId, amount }: RefundOfInvoice,
  refundedAt: Date,
): Promise<IssuedCreditNote | null> {
  await sql`select from invoice where id = ${invoice.id} for no key update`;
  const [known] = await sql`select from credit_note where refund_id = ${refundId}`;
  if (known !== undefined) return null;
  const { total: whole, taxLines, country } = invoice;
  const left = leftOfInvoice(invoice, await creditNotesOf(sql, invoice.id));
  const part = { before: whole.gross.amount - left.gross.amount, amount };
  const total = partOfTaxed(whole, part);
  const issuedOn = countryDay(country, refundedAt);
  const creditedLines = partOfTaxLines(taxLines, whole, part);
  const id = newRowId();
  const { net, tax, gross } = sidesOf(total);
  const [{ series, number }] = await sql<[{ series: string; number: number }]>`
    with numbered as (
      insert into credit_note_series (series, last) values (${invoiceSeries(country, issuedOn)}, 1)
      on conflict (series) do update set last = credit_note_series.last + 1
      returning series, last
    )
    insert into credit_note (
      id, series, number, invoice_id, refund_id, issued_on, net, tax, gross, tax_lines, refunded_at
    )
    select ${id}::uuid, series, last, ${invoice.id}::uuid, ${refundId}, ${issuedOn}::date, ${net}::bigint,
      ${tax}::bigint, ${gross}::bigint, ${sql.json(creditedLines.map(taxLineToRow) as unknown as JSONValue)},
      ${refundedAt}::timestamptz
    from numbered returning series, number`;
  const note: CreditNote = {
    id,
    invoiceId: invoice.id,
    number: creditNoteNumber(series, number),
    issuedOn,
    total,
    taxLines: creditedLines,
    refundedAt,
  };
  return { note, left: subtractTaxedMoney(left, total) };
}

/** Whether nothing of an invoice is left. */
export const isWhollyCredited = ({ gross }: TaxedMoney): boolean => gross.amount <= 0;
