import type { Invoice, Seller } from '../invoice/invoice.model.ts';
import { mailFormatFor } from '../mail/mail-format.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { isolated } from './isolated.ts';
import { paperIn } from './paper.ts';
import type { PrintedBlock, PrintedDocument, PrintedFact } from './printed-document.ts';
import { buyerBlock, referenceFacts, rowOf, sellerBlock, sumsOf, type Writing } from './printed-parts.ts';
import { documentWordsIn } from './words/document-words-by-language.ts';

function factsOf(
  { number, issuedOn, period, references }: Invoice,
  orderNumber: string | null,
  { format, words }: Writing,
): readonly PrintedFact[] {
  const { day, leftToRight } = format;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [words.invoice, leftToRight(number)],
    [words.invoiceDate, day(issuedOn)],
    [words.order, orderNumber ?? ''],
    [words.period, period === null ? '' : `${day(period.firstDay)} – ${day(period.lastDay)}`],
  ];
  return [
    ...facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
    ...referenceFacts(references, format),
  ];
}

function paymentBlock({ payment, paidAt, total }: Invoice, { format, words }: Writing): PrintedBlock {
  const { words: mailWords, wordsLanguage, dayOf, joined } = format;
  if (total.gross.amount <= 0) return { heading: mailWords.payment, lines: [mailWords.nothingToPay] };
  const method = payment ? methodOfPayment(payment.method).label(payment.details, wordsLanguage) : words.paid;
  return { heading: mailWords.payment, lines: [joined([method, mailWords.paidOn(dayOf(paidAt))])] };
}

/**
 * An invoice in its language, with what Article 226 of the VAT Directive (2006/112/EC) asks for: its date and number, the
 * parties with their tax IDs, what was supplied, each tax with its rate, and the mention "Reverse charge".
 */
export function invoiceDocument(
  invoice: Invoice,
  { seller, orderNumber }: { readonly seller: Seller; readonly orderNumber: string | null },
): PrintedDocument {
  const { country, language, number, paidAt, taxTreatment } = invoice;
  const format = mailFormatFor({ country, language });
  const words = documentWordsIn(format.wordsLanguage);
  const writing: Writing = { format, words, language };
  const reverseCharge = { heading: '', lines: [format.words.reverseCharge] };
  return {
    language: format.language,
    direction: format.direction,
    paper: paperIn(country),
    title: words.invoice,
    number: format.leftToRight(number),
    sender: isolated(seller.name),
    createdAt: paidAt,
    facts: factsOf(invoice, orderNumber, writing),
    parties: [sellerBlock(seller, writing), buyerBlock(invoice, writing)],
    columns: [words.description, words.quantity, words.unitPrice, words.amount],
    rows: invoice.lines.map((line) => rowOf(invoice, line, writing)),
    sums: sumsOf(invoice, writing),
    notes: [...(taxTreatment === 'REVERSE_CHARGE' ? [reverseCharge] : []), paymentBlock(invoice, writing)],
    footer: isolated(seller.name),
    pageOf: words.page,
  };
}
