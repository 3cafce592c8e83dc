import { isolate } from '@sonde/machines/rules/texts';
import type { Invoice, Seller } from '../invoice/invoice.model.ts';
import { mailFormatFor } from '../mail/mail-format.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { paperIn } from './paper.ts';
import type { PrintedBlock, PrintedDocument, PrintedFact } from './printed-document.ts';
import {
  buyerBlock,
  periodInWords,
  referenceFacts,
  rowOf,
  sellerBlock,
  sumsOf,
  type Writing,
} from './document-parts.ts';
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
    [words.period, period === null ? '' : periodInWords(period, format)],
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

/** What an invoice and a credit note have in common: language, paper, seller and buyer. */
export function documentFrame(invoice: Invoice, seller: Seller) {
  const { country, language } = invoice;
  const format = mailFormatFor({ country, language });
  const words = documentWordsIn(format.wordsLanguage);
  const writing: Writing = { format, words, language };
  return {
    writing,
    frame: {
      language: format.language,
      direction: format.direction,
      paper: paperIn(country),
      sender: isolate(seller.name),
      parties: [sellerBlock(seller, writing), buyerBlock(invoice, writing)],
      columns: [words.description, words.quantity, words.unitPrice, words.amount],
      footer: isolate(seller.name),
      pageOf: words.page,
    },
  } as const;
}

/** The mention that Article 226 (11a) asks for, where the buyer owes the tax. */
export const taxMentions = ({ taxTreatment }: Invoice, { format }: Writing): readonly PrintedBlock[] =>
  taxTreatment === 'REVERSE_CHARGE' ? [{ heading: '', lines: [format.words.reverseCharge] }] : [];

/**
 * An invoice in its language, with what Article 226 of the VAT Directive (2006/112/EC) asks for: its date and number, the
 * parties with their tax IDs, what was supplied, each tax with its rate, and the mention "Reverse charge".
 */
export function invoiceDocument(
  invoice: Invoice,
  { seller, orderNumber }: { readonly seller: Seller; readonly orderNumber: string | null },
): PrintedDocument {
  const { writing, frame } = documentFrame(invoice, seller);
  return {
    ...frame,
    title: writing.words.invoice,
    number: writing.format.leftToRight(invoice.number),
    createdAt: invoice.paidAt,
    facts: factsOf(invoice, orderNumber, writing),
    rows: invoice.lines.map((line) => rowOf(invoice, line, writing)),
    sums: sumsOf(invoice, writing),
    notes: [...taxMentions(invoice, writing), paymentBlock(invoice, writing)],
  };
}
