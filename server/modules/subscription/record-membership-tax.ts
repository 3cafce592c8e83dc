import type { AnySql, Sql } from '../../db/connect.ts';
import type { CrashPoint } from '../../kernel/crash-points.ts';
import type { CreditNoteIssued } from '../invoice/credit-note.model.ts';
import { loadInvoice, loadInvoiceByNumber } from '../invoice/invoice.repository.ts';
import type { Invoice } from '../invoice/invoice.model.ts';
import type { SalesTaxQuestion, SalesTaxService } from '../tax/sales-tax-service.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';
import { membershipQuestion } from './membership-taxes.ts';
import type { MembershipEvent } from './membership-event.ts';
import {
  type BookedInvoice,
  insertTaxTransaction,
  keepCalculation,
  readBookedInvoice,
} from './tax-transaction.repository.ts';

/** The dependencies of the entries of memberships in a tax service's books. */
export interface MembershipTaxBooks {
  readonly sql: Sql;
  readonly taxProvider: TaxProvider;
  readonly crashPoint: CrashPoint;
}

/** Where the taxes of a membership's invoice are owed; null where the tax service has no say. */
async function taxedAddress(sql: AnySql, invoiceId: string): Promise<SalesTaxQuestion['address'] | null> {
  const [row] = await sql<{ address: SalesTaxQuestion['address'] | null }[]>`
    select coalesce(renewal_attempt.bill, change_attempt.bill) -> 'taxedAt' as address
    from invoice
    left join renewal_attempt on renewal_attempt.id = invoice.attempt_id
    left join change_attempt on change_attempt.id = invoice.change_attempt_id
    where invoice.id = ${invoiceId}`;
  return row?.address ?? null;
}

/** An invoice that is owed taxes, with the service that keeps its books. */
interface TaxedInvoice {
  readonly invoice: Invoice;
  readonly question: SalesTaxQuestion;
  readonly service: SalesTaxService;
}

async function taxedInvoice(
  { sql, taxProvider: { serviceFor } }: MembershipTaxBooks,
  invoice: Invoice | null,
): Promise<TaxedInvoice | null> {
  if (serviceFor === null || invoice === null || invoice.organizationId === null) return null;
  const address = await taxedAddress(sql, invoice.id);
  const { net } = invoice.total;
  if (address === null || net.amount <= 0) return null;
  const question = membershipQuestion(address.country, address, net.amount);
  return question && { invoice, question, service: serviceFor(address.country) };
}

/** A new calculation, which is kept before it is used: a repetition has to name the same one. */
async function calculateAgain(sql: Sql, { invoice, question, service }: TaxedInvoice): Promise<string> {
  const answer = await service.calculate(question);
  if (answer === null) throw new Error(`The tax service can't tell the taxes of invoice ${invoice.number}`);
  return keepCalculation(sql, invoice.id, answer.id);
}

/** Records an invoice with the tax service, once, however often it is called. */
async function recordInvoice(
  { sql, crashPoint }: MembershipTaxBooks,
  taxed: TaxedInvoice,
): Promise<BookedInvoice> {
  const { invoice, service } = taxed;
  const known = await readBookedInvoice(sql, invoice.id);
  if (known?.transactionId != null) return known;
  const record = (calculationId: string) => service.record({ calculationId, reference: invoice.id });
  const made =
    (known === null ? null : await record(known.calculationId)) ??
    (await record(await calculateAgain(sql, taxed)));
  if (made === null)
    throw new Error(`The tax service has lost its calculation for invoice ${invoice.number}`);
  crashPoint('tax.after-record');
  await insertTaxTransaction(sql, { invoiceId: invoice.id, refundId: '' }, made);
  return { calculationId: '', transactionId: made.id, left: made.total, refundIds: [] };
}

/**
 * Records a paid renewal or change of a membership with the tax service. An estimated one is recorded with the taxes
 * that it owes.
 */
export async function recordMembershipTax(
  services: MembershipTaxBooks,
  event: MembershipEvent,
): Promise<void> {
  if (event.kind !== 'RENEWED' && event.kind !== 'CHANGED') return;
  if (services.taxProvider.serviceFor === null) return;
  const taxed = await taxedInvoice(services, await loadInvoiceByNumber(services.sql, event.invoice));
  if (taxed !== null) await recordInvoice(services, taxed);
}

/**
 * Takes a refund of a membership's invoice back from what the tax service has recorded of it, once. The last one takes
 * all that is left, which differs from the refund where the invoice was estimated.
 */
export async function reverseMembershipTax(
  services: MembershipTaxBooks,
  { creditNoteId }: CreditNoteIssued,
): Promise<void> {
  const { sql, taxProvider, crashPoint } = services;
  if (taxProvider.serviceFor === null) return;
  const [note] = await sql<{ invoiceId: string; refundId: string; amount: number }[]>`
    select invoice_id as "invoiceId", refund_id as "refundId", gross as amount
    from credit_note where id = ${creditNoteId}`;
  if (note === undefined) return;
  const { invoiceId, refundId, amount } = note;
  const taxed = await taxedInvoice(services, await loadInvoice(sql, invoiceId));
  if (taxed === null) return;
  const { transactionId, left, refundIds } = await recordInvoice(services, taxed);
  if (transactionId === null || refundIds.includes(refundId)) return;
  const { creditNotes, total } = taxed.invoice;
  const isRest =
    creditNotes.length === refundIds.length + 1 &&
    creditNotes.reduce((sum, { total: credited }) => sum + credited.gross.amount, 0) === total.gross.amount;
  const rest = refundIds.length === 0 ? 'all' : left;
  const made = await taxed.service.reverse({
    transactionId,
    reference: refundId,
    amount: isRest ? rest : Math.min(amount, left),
  });
  crashPoint('tax.after-record');
  await insertTaxTransaction(sql, { invoiceId, refundId }, made);
}
