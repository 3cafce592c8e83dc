import type { CreditNote } from '../invoice/credit-note.model.ts';
import type { Invoice, Seller } from '../invoice/invoice.model.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { documentFrame, taxMentions } from './invoice-document.ts';
import { rowOf, sumsOf, type Writing } from './document-parts.ts';
import type { PrintedBlock, PrintedDocument } from './printed-document.ts';

/** The lines of an invoice that was refunded as a whole; otherwise one for the refunded part. */
function creditedLines(note: CreditNote, invoice: Invoice, name: string): Invoice['lines'] {
  if (note.total.gross.amount === invoice.total.gross.amount) return invoice.lines;
  return [
    {
      kind: 'ITEM',
      name,
      sku: null,
      quantity: 1,
      unitPrice: null,
      amount: note.total,
      seats: null,
      freeMonths: 0,
      period: null,
    },
  ];
}

function refundBlock(
  { refundedAt }: CreditNote,
  { payment }: Invoice,
  { format, words }: Writing,
): PrintedBlock {
  const method = payment
    ? [methodOfPayment(payment.method).label(payment.details, format.wordsLanguage)]
    : [];
  return { heading: words.refunded, lines: [format.joined([...method, format.dayOf(refundedAt)])] };
}

/**
 * A credit note in the language of its invoice, which it names: Article 219 of the VAT Directive (2006/112/EC) treats a
 * document that amends an invoice, and refers to it specifically, as an invoice.
 */
export function creditNoteDocument(
  note: CreditNote,
  {
    invoice,
    seller,
    orderNumber,
  }: {
    readonly invoice: Invoice;
    readonly seller: Seller;
    readonly orderNumber: string | null;
  },
): PrintedDocument {
  const { writing, frame } = documentFrame(invoice, seller);
  const { format, words } = writing;
  const { leftToRight, day } = format;
  const credited = { ...invoice, total: note.total, taxLines: note.taxLines };
  const lines = creditedLines(note, invoice, words.refunded);
  const facts = [
    { label: words.creditNote, value: leftToRight(note.number) },
    { label: words.creditNoteDate, value: day(note.issuedOn) },
    { label: words.invoice, value: leftToRight(invoice.number) },
    { label: words.invoiceDate, value: day(invoice.issuedOn) },
    ...(orderNumber === null ? [] : [{ label: words.order, value: orderNumber }]),
  ];
  return {
    ...frame,
    title: words.creditNote,
    number: leftToRight(note.number),
    createdAt: note.refundedAt,
    facts,
    rows: lines.map((line) => rowOf(credited, line, writing)),
    sums: sumsOf(credited, writing),
    notes: [...taxMentions(invoice, writing), refundBlock(note, invoice, writing)],
  };
}
