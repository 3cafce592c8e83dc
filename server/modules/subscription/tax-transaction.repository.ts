import type { AnySql } from '../../db/connect.ts';
import type { SalesTaxTransaction } from '../tax/sales-tax-service.ts';

/** An entry of a tax service's books; the refund is empty for the invoice itself. */
interface TaxEntry {
  readonly invoiceId: string;
  readonly refundId: string;
}

/** Keeps the calculation by which an invoice is about to be recorded, in place of one that the service has lost. */
export async function keepCalculation(
  sql: AnySql,
  invoiceId: string,
  calculationId: string,
): Promise<string> {
  await sql`
    insert into membership_tax_calculation (invoice_id, calculation_id) values (${invoiceId}, ${calculationId})
    on conflict (invoice_id) do update set calculation_id = excluded.calculation_id`;
  return calculationId;
}

/** Writes down what the service has recorded. */
export async function insertTaxTransaction(
  sql: AnySql,
  { invoiceId, refundId }: TaxEntry,
  { id, total, tax }: SalesTaxTransaction,
): Promise<void> {
  await sql`
    insert into membership_tax_transaction (invoice_id, refund_id, transaction_id, total, tax)
    values (${invoiceId}, ${refundId}, ${id}, ${total}, ${tax})
    on conflict do nothing`;
}

/** What is known of an invoice in the service's books. */
export interface BookedInvoice {
  /** The calculation by which it is recorded. */
  readonly calculationId: string;
  /** Null before it is recorded. */
  readonly transactionId: string | null;
  /** What its refunds haven't taken back, in minor units. */
  readonly left: number;
  readonly refundIds: readonly string[];
}

/** Null before the service was asked about the invoice. */
export async function readBookedInvoice(sql: AnySql, invoiceId: string): Promise<BookedInvoice | null> {
  const [row] = await sql<
    {
      calculationId: string;
      entries: readonly { refund_id: string; transaction_id: string; total: number }[];
    }[]
  >`
    select calculation_id as "calculationId",
      (
        select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from membership_tax_transaction as entry
        where entry.invoice_id = membership_tax_calculation.invoice_id
      ) as entries
    from membership_tax_calculation where invoice_id = ${invoiceId}`;
  if (row === undefined) return null;
  const { calculationId, entries } = row;
  return {
    calculationId,
    transactionId: entries.find(({ refund_id: id }) => id === '')?.transaction_id ?? null,
    left: entries.reduce((sum, { total }) => sum + total, 0),
    refundIds: entries.map(({ refund_id: id }) => id).filter((id) => id !== ''),
  };
}
