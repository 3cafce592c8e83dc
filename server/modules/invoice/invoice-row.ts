import { noReferences, type PurchaseReferences } from '@sonde/machines/rules/checkout';
import { type Currency, money, type TaxedMoney } from '@sonde/machines/rules/money';
import type { TaxLine } from '@sonde/machines/rules/tax';
import { fromRow, type RowOf } from '../../db/row.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import type { CreditNote } from './credit-note.model.ts';
import { creditNoteNumber, invoiceNumber } from './invoice-number.ts';
import type { Invoice, InvoiceContent, InvoiceLine } from './invoice.model.ts';

/** The sides of an amount in minor units. */
interface Sides {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** A line in the column `lines`. Those of older invoices lack what is optional here. */
interface InvoiceLineRow extends Sides {
  readonly kind?: InvoiceLine['kind'];
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly unit?: Sides | null;
  readonly seats?: number | null;
  readonly freeMonths?: number;
  readonly period?: InvoiceLine['period'];
}

/** A tax line in a column `tax_lines`. */
export type TaxLineRow = Omit<TaxLine, 'amount'> & {
  readonly amount: number;
  readonly registrationNumber: string | null;
};

type Kept = Omit<
  Invoice,
  'number' | 'total' | 'taxLines' | 'lines' | 'references' | 'period' | 'paidAt' | 'creditNotes'
>;

/** A row of `invoice` with its credit notes, as such or as JSON. */
export type InvoiceRow = RowOf<Kept> &
  Sides & {
    readonly series: string;
    readonly number: number;
    readonly first_day: string | null;
    readonly last_day: string | null;
    readonly tax_lines: readonly TaxLineRow[];
    readonly lines: readonly InvoiceLineRow[];
    readonly buyer_references: Partial<PurchaseReferences>;
    readonly paid_at: string | Date;
    readonly credit_notes: readonly CreditNoteRow[];
  };

export const sidesOf = ({ net, tax, gross }: TaxedMoney): Sides => ({
  net: net.amount,
  tax: tax.amount,
  gross: gross.amount,
});

const taxedOf = ({ net, tax, gross }: Sides, currency: Currency): TaxedMoney => ({
  net: money(net, currency),
  tax: money(tax, currency),
  gross: money(gross, currency),
});

const lineToRow = ({ amount, unitPrice, ...line }: InvoiceLine): InvoiceLineRow => ({
  ...line,
  unit: unitPrice && sidesOf(unitPrice),
  ...sidesOf(amount),
});

const lineFromRow = (row: InvoiceLineRow, currency: Currency): InvoiceLine => ({
  kind: row.kind ?? 'ITEM',
  name: row.name,
  sku: row.sku,
  quantity: row.quantity,
  unitPrice: row.unit ? taxedOf(row.unit, currency) : null,
  amount: taxedOf(row, currency),
  seats: row.seats ?? null,
  freeMonths: row.freeMonths ?? 0,
  period: row.period ?? null,
});

export const taxLineToRow = ({ amount, ...line }: RegisteredTaxLine): TaxLineRow => ({
  ...line,
  amount: amount.amount,
});

const taxLineFromRow = (line: TaxLineRow, currency: Currency): RegisteredTaxLine => ({
  ...line,
  amount: money(line.amount, currency),
});

/** A row of `credit_note`, as such or as JSON. */
export interface CreditNoteRow extends Sides {
  readonly id: string;
  readonly invoice_id: string;
  readonly series: string;
  readonly number: number;
  readonly issued_on: string;
  readonly tax_lines: readonly TaxLineRow[];
  readonly refunded_at: string | Date;
}

/** A credit note from its row, in the currency of its invoice. */
export const creditNoteFromRow = (row: CreditNoteRow, currency: Currency): CreditNote => ({
  id: row.id,
  invoiceId: row.invoice_id,
  number: creditNoteNumber(row.series, row.number),
  issuedOn: row.issued_on,
  total: taxedOf(row, currency),
  taxLines: row.tax_lines.map((line) => taxLineFromRow(line, currency)),
  refundedAt: new Date(row.refunded_at),
});

/** The columns of an invoice that don't depend on what was charged. */
export const contentToRow = ({ total, taxLines, lines, references, ...content }: InvoiceContent) => ({
  country: content.country,
  currency: content.currency,
  language: content.language,
  ...sidesOf(total),
  tax_treatment: content.taxTreatment,
  is_tax_estimated: content.isTaxEstimated,
  tax_lines: taxLines.map(taxLineToRow),
  tax_id: content.taxId,
  organization_name: content.organizationName,
  billing_address: content.billingAddress,
  lines: lines.map(lineToRow),
  buyer_references: references,
  paid_at: content.paidAt.toISOString(),
  issued_on: content.issuedOn,
});

/** An invoice from its row; extra columns become extra fields. */
export function invoiceFromRow({
  series,
  number,
  net,
  tax,
  gross,
  first_day: firstDay,
  last_day: lastDay,
  tax_lines: taxLines,
  lines,
  buyer_references: references,
  paid_at: paidAt,
  credit_notes: creditNotes,
  ...row
}: InvoiceRow): Invoice {
  const { currency } = row;
  return {
    ...fromRow<Kept>(row),
    number: invoiceNumber(series, number),
    period: firstDay === null || lastDay === null ? null : { firstDay, lastDay },
    total: taxedOf({ net, tax, gross }, currency),
    taxLines: taxLines.map((line) => taxLineFromRow(line, currency)),
    lines: lines.map((line) => lineFromRow(line, currency)),
    references: { ...noReferences, ...references },
    paidAt: new Date(paidAt),
    creditNotes: creditNotes.map((note) => creditNoteFromRow(note, currency)),
  };
}
