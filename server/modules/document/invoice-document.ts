import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { isTradeInCode } from '@sonde/machines/rules/promotions';
import { readSide, taxIdText } from '@sonde/machines/rules/tax';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { combinedRatePpm } from '@sonde/machines/rules/tax';
import type { Invoice, InvoiceLine, Seller } from '../invoice/invoice.model.ts';
import { type MailFormat, mailFormatFor } from '../mail/mail-format.ts';
import { taxInWords } from '../mail/tax-in-words.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { addressLines, countryName } from '../places/address-lines.ts';
import { isolated } from './isolated.ts';
import { paperIn } from './paper.ts';
import type {
  PrintedBlock,
  PrintedDocument,
  PrintedFact,
  PrintedRow,
  PrintedSum,
} from './printed-document.ts';
import { documentWordsIn } from './words/document-words-by-language.ts';
import type { DocumentWords } from './words/document-words.ts';

/** How a document's texts are written. */
export interface Writing {
  readonly format: MailFormat;
  readonly words: DocumentWords;
  readonly language: string;
}

const sideOf = ({ taxTreatment }: Invoice, price: TaxedMoney) => price[readSide[taxTreatment]];

export function rowOf(invoice: Invoice, line: InvoiceLine, { format, words }: Writing): PrintedRow {
  const { money, words: mailWords, leftToRight } = format;
  const names: Readonly<Record<InvoiceLine['kind'], string>> = {
    ITEM: line.name,
    SHIPPING: line.name === '' ? mailWords.shipping : `${mailWords.shipping} (${line.name})`,
    DISCOUNT: isTradeInCode(line.name)
      ? mailWords.tradeIn.credit
      : `${mailWords.discount} ${leftToRight(line.name)}`.trim(),
  };
  const details = [
    ...(line.sku === null ? [] : [leftToRight(line.sku)]),
    ...(line.seats === null ? [] : [`${words.seats}: ${line.seats}`]),
    ...(line.freeMonths === 0 ? [] : [`${words.freeMonths}: ${line.freeMonths}`]),
  ];
  return {
    cells: [
      names[line.kind],
      line.kind === 'ITEM' ? String(line.quantity) : '',
      line.unitPrice ? money(sideOf(invoice, line.unitPrice)) : '',
      money(sideOf(invoice, line.amount)),
    ],
    ...(details.length > 0 && { detail: details.join(' · ') }),
  };
}

/** The net amount, each tax and what is paid; where prices include the tax, the sum comes first, as on the order. */
export function sumsOf(invoice: Invoice, { format, words, language }: Writing): readonly PrintedSum[] {
  const { total, country, taxTreatment, taxLines } = invoice;
  const { money, words: mailWords } = format;
  const taxRatePpm = combinedRatePpm(taxLines);
  const taxes = taxInWords({ country, language, taxTreatment, taxRatePpm, taxLines }, format).rows;
  const net: PrintedSum = { label: words.net, figure: money(total.net) };
  const sum: PrintedSum = { label: mailWords.total, figure: money(total.gross), isTotal: true };
  return taxTreatment === 'GROSS_INCLUDES_TAX' ? [sum, net, ...taxes] : [net, ...taxes, sum];
}

function factsOf(
  { number, issuedOn, period, references }: Invoice,
  orderNumber: string | null,
  { format, words }: Writing,
): readonly PrintedFact[] {
  const { day, words: mailWords, leftToRight } = format;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [words.invoice, leftToRight(number)],
    [words.invoiceDate, day(issuedOn)],
    [words.order, orderNumber ?? ''],
    [words.period, period === null ? '' : `${day(period.firstDay)} – ${day(period.lastDay)}`],
    ...purchaseReferences.map((name) => [mailWords[name], isolated(references[name])] as const),
  ];
  return facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}

const sellerBlock = (
  { name, address, country, vatNumber }: Seller,
  { format, words, language }: Writing,
): PrintedBlock => ({
  heading: words.seller,
  lines: [
    isolated(name),
    ...address.split(', ').map(isolated),
    countryName(country, language),
    ...(vatNumber === null ? [] : [`${format.words.vatNumber}: ${format.leftToRight(vatNumber)}`]),
  ],
});

function buyerBlock(
  { billingAddress, organizationName, taxId }: Invoice,
  { format, words, language }: Writing,
): PrintedBlock {
  const address = billingAddress === null ? [] : addressLines(billingAddress, language);
  const organization = address.includes(organizationName) ? '' : organizationName;
  const taxLine =
    taxId === null ? [] : [`${format.words.vatNumber}: ${format.leftToRight(taxIdText(taxId))}`];
  const lines = [organization, ...address].filter((line) => line !== '').map(isolated);
  return { heading: words.billTo, lines: [...lines, ...taxLine] };
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
      sender: isolated(seller.name),
      parties: [sellerBlock(seller, writing), buyerBlock(invoice, writing)],
      columns: [words.description, words.quantity, words.unitPrice, words.amount],
      footer: isolated(seller.name),
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
