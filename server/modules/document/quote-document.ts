import { isTaxEstimated } from '@sonde/machines/rules/tax';
import { referencesOf } from '@sonde/machines/rules/checkout';
import { lastQuoteDay, quoteFields, quoteNumberOf } from '@sonde/machines/rules/quotes';
import { isolate } from '@sonde/machines/rules/texts';
import type { Seller } from '../invoice/invoice.model.ts';
import { type MailFormat, mailFormatFor } from '../mail/mail-format.ts';
import { deliveryWordsIn, dutyInWords } from '../mail/delivery-words.ts';
import { quoteWordsIn } from '../mail/quote-words.ts';
import { unshippedWordsIn } from '../mail/unshipped-words.ts';
import { linesOfOrder } from '../order/issue-order-invoice.ts';
import { importDutyOf } from '../order/import-duty-of.ts';
import type { Order } from '../order/order.model.ts';
import { addressLines } from '../places/address-lines.ts';
import { formattedPhone } from '../places/phone.ts';
import { paperIn } from './paper.ts';
import type { PrintedBlock, PrintedDocument, PrintedFact, PrintedSum } from './printed-document.ts';
import { buyerBlock, referenceFacts, rowOf, sellerBlock, sumsOf, type Writing } from './document-parts.ts';
import { documentWordsIn } from './words/document-words-by-language.ts';

/** What a quote says besides the order. */
export interface QuotingShop {
  readonly seller: Seller;
  readonly supportEmail: string;
  /** Where the total is transferred; null if whoever wants to transfer it asks. */
  readonly bankAccount: string | null;
  /** Where it is paid. */
  readonly payUrl: string;
  readonly termsUrl: string;
}

/** An order that is or was a quote. */
export type QuotedOrder = Order & Readonly<Record<'quotedAt' | 'quoteExpiresAt', Date>>;

export const isQuoted = (order: Order): order is QuotedOrder =>
  order.quotedAt !== null && order.quoteExpiresAt !== null;

/** Where the goods go; nothing if nothing is shipped. */
function shipToBlock({ shippingAddress, language }: Order, heading: string): readonly PrintedBlock[] {
  if (shippingAddress === null) return [];
  const lines = [...addressLines(shippingAddress, language), formattedPhone(shippingAddress.phone)];
  return [{ heading, lines: lines.filter((line) => line !== '').map(isolate) }];
}

/** Everything but the organization's name, which the buyer's address has. */
function requesterLines({ quoteData, organizationName }: Order, { joined }: MailFormat): readonly string[] {
  if (quoteData === null) return [];
  const texts = quoteFields.filter((field) => field !== 'equoteComment').map((field) => quoteData[field]);
  const given = texts
    .flatMap((text) => text.split('\n'))
    .filter((text) => text !== '' && text !== organizationName);
  return given.length === 0 ? [] : [joined(given.map(isolate))];
}

/** The import duty, which isn't part of the sum; nothing if nothing is imported. */
function dutySums(order: Order, { wordsLanguage }: MailFormat): readonly PrintedSum[] {
  const duty = dutyInWords(importDutyOf(order), wordsLanguage);
  return duty === null ? [] : [{ label: duty.label, detail: duty.sentence, figure: duty.figure }];
}

const block = (heading: string, lines: readonly string[]): readonly PrintedBlock[] =>
  lines.length === 0 ? [] : [{ heading, lines }];

/**
 * A quote in its order's language, for a purchasing department: who sells and who buys, with their tax IDs, where it is
 * shipped, what it costs with each tax, until when, on which terms, and how it is paid (coverage QUOTE-4).
 */
export function quoteDocument(
  order: QuotedOrder,
  { seller, supportEmail, bankAccount, payUrl, termsUrl }: QuotingShop,
): PrintedDocument {
  const { country, language, quotedAt, quoteExpiresAt, quoteData } = order;
  const format = mailFormatFor(order);
  const words = quoteWordsIn(format.wordsLanguage);
  const documentWords = documentWordsIn(format.wordsLanguage);
  const { leftToRight, day, dayOf } = format;
  const writing: Writing = { format, words: documentWords, language };
  const number = leftToRight(quoteNumberOf(order.number));
  const lastDay = day(lastQuoteDay(country, quoteExpiresAt));
  const facts: readonly PrintedFact[] = [
    { label: words.quote, value: number },
    { label: words.quoteDate, value: dayOf(quotedAt) },
    { label: words.validThrough, value: lastDay },
    ...referenceFacts(referencesOf(order), format),
  ];
  const isShipped = order.shippingMethod !== null;
  const unshipped = unshippedWordsIn(format.wordsLanguage);
  const { terms } = isShipped ? format.words : unshipped;
  const { notAnOrder } = isShipped ? words : unshipped;
  const pay = [
    words.payOnline({ day: lastDay, url: leftToRight(payUrl) }),
    bankAccount === null
      ? words.payByTransfer({ number, email: leftToRight(supportEmail) })
      : words.transferTo({ number, account: leftToRight(bankAccount) }),
    notAnOrder,
    terms(leftToRight(termsUrl)),
  ];
  return {
    language: format.language,
    direction: format.direction,
    paper: paperIn(country),
    title: words.quote,
    number,
    sender: isolate(seller.name),
    createdAt: quotedAt,
    facts,
    parties: [sellerBlock(seller, writing), buyerBlock(order, writing), ...shipToBlock(order, words.shipTo)],
    columns: [
      documentWords.description,
      documentWords.quantity,
      documentWords.unitPrice,
      documentWords.amount,
    ],
    rows: linesOfOrder(order).map((line) => rowOf(order, line, writing)),
    sums: [
      ...sumsOf({ ...order, isTaxEstimated: isTaxEstimated(order) }, writing),
      ...dutySums(order, format),
    ],
    notes: [
      ...block('', order.taxTreatment === 'REVERSE_CHARGE' ? [format.words.reverseCharge] : []),
      ...block(words.howToPay, pay),
      ...block(words.requestedBy, requesterLines(order, format)),
      ...block(
        deliveryWordsIn(format.wordsLanguage).note,
        order.note.split('\n').filter(Boolean).map(isolate),
      ),
      ...block(words.comment, (quoteData?.equoteComment ?? '').split('\n').filter(Boolean).map(isolate)),
    ],
    footer: isolate(seller.name),
    pageOf: documentWords.page,
  };
}
