import { quoteExpiry } from '@sonde/machines/rules/quotes';
import { describe, expect, it } from 'vitest';
import type { StoredDeclaration } from '../declaration/declaration.model.ts';
import type { Invoice } from '../invoice/invoice.model.ts';
import { declarationReceipt } from '../mail/declaration-receipt.ts';
import { mailFormatFor } from '../mail/mail-format.ts';
import { order as paidOrder, shop } from '../mail/order-confirmation.fixture.ts';
import { orderConfirmation } from '../mail/order-confirmation.ts';
import { quoteWordsIn } from '../mail/quote-words.ts';
import { quoteMail } from '../mail/send-quote.ts';
import { tradeInBill } from '../mail/send-trade-in-bill.ts';
import { invoiceOfOrder } from '../order/issue-order-invoice.ts';
import type { OrderTradeIn } from '../trade-in/order-trade-in.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import { invoiceDocument } from './invoice-document.ts';
import type { PrintedDocument } from './printed-document.ts';
import { quoteDocument } from './quote-document.ts';

/** A moment just before or just after midnight in a shop, with its day, the last of a quote and that a bill is due by. */
const moments = [
  ['US', '2026-11-21T04:59:59Z', '2026-11-20', '2026-12-20', '2026-12-04'],
  ['US', '2026-11-21T05:00:00Z', '2026-11-21', '2026-12-21', '2026-12-05'],
  ['US', '2026-10-10T03:59:59Z', '2026-10-09', '2026-11-08', '2026-10-23'],
  ['DE', '2026-11-20T22:59:59Z', '2026-11-20', '2026-12-20', '2026-12-04'],
  ['DE', '2026-11-20T23:00:00Z', '2026-11-21', '2026-12-21', '2026-12-05'],
  ['DE', '2026-10-10T22:00:00Z', '2026-10-11', '2026-11-10', '2026-10-25'],
  ['GB', '2026-11-20T23:59:59Z', '2026-11-20', '2026-12-20', '2026-12-04'],
  ['AU', '2026-12-31T12:59:59Z', '2026-12-31', '2027-01-30', '2027-01-14'],
  ['AU', '2026-12-31T13:00:00Z', '2027-01-01', '2027-01-31', '2027-01-15'],
  ['NZ', '2026-11-20T11:00:00Z', '2026-11-21', '2026-12-21', '2026-12-05'],
  ['HK', '2026-11-20T15:59:59Z', '2026-11-20', '2026-12-20', '2026-12-04'],
  ['HK', '2026-11-20T16:00:00Z', '2026-11-21', '2026-12-21', '2026-12-05'],
  ['IN', '2026-11-20T18:29:59Z', '2026-11-20', '2026-12-20', '2026-12-04'],
  ['IN', '2026-11-20T18:30:00Z', '2026-11-21', '2026-12-21', '2026-12-05'],
  ['CO', '2026-11-21T04:59:59Z', '2026-11-20', '2026-12-20', '2026-12-04'],
] as const;

const orderIn = (country: string, moment: Date) => ({
  ...paidOrder,
  country,
  placedAt: moment,
  confirmedAt: moment,
});
const quoteIn = (country: string, moment: Date) => ({
  ...orderIn(country, moment),
  status: 'UNCONFIRMED' as const,
  quotedAt: moment,
  quoteExpiresAt: quoteExpiry(country, moment, 30),
});
const quotingShop = { ...shop, bankAccount: null, payUrl: '', bankAccountIn: () => null, publicUrl: '' };
const invoiceIn = (country: string, moment: Date): Invoice => ({
  ...invoiceOfOrder(orderIn(country, moment), moment),
  id: paidOrder.id,
  number: 'US-2026-000042',
  orderId: paidOrder.id,
  organizationId: null,
  period: null,
  creditNotes: [],
  seller: shop.seller,
});
const issued = { seller: shop.seller, orderNumber: null };

/** The days of a document: those of its facts, and the ones that its rows and notes name. */
const printedTexts = ({ facts, rows, notes }: PrintedDocument) =>
  [
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...rows.map(({ detail = '' }) => detail),
    ...notes.flatMap(({ lines }) => lines),
  ].join('\n');

type Days = Readonly<Record<'today' | 'lastQuoteDay' | 'due', string>>;
type Paper = (
  country: string,
  moment: Date,
  days: Days,
) => readonly [text: string, ...says: readonly string[]];

const papers: Readonly<Record<string, Paper>> = {
  'the mail of an order': (country, moment, { today }) => [
    orderConfirmation(orderIn(country, moment), shop).text,
    `Ordered on ${today}`,
    `paid on ${today}`,
  ],
  'the mail of a quote': (country, moment, { lastQuoteDay }) => {
    const quote = quoteIn(country, moment);
    const { text } = quoteMail(quote, quote.quoteExpiresAt, Buffer.from(''), {
      ...quotingShop,
      deriveToken: () => 'token',
    });
    return [text, lastQuoteDay];
  },
  'the PDF of a quote': (country, moment, { today, lastQuoteDay }) => {
    const { validThrough, payOnline } = quoteWordsIn(
      mailFormatFor({ country, language: 'en' }).wordsLanguage,
    );
    return [
      printedTexts(quoteDocument(quoteIn(country, moment), quotingShop)),
      `Quote date: ${today}`,
      `${validThrough}: ${lastQuoteDay}`,
      payOnline({ day: lastQuoteDay, url: '' }),
    ];
  },
  'the PDF of an invoice': (country, moment, { today }) => [
    printedTexts(invoiceDocument(invoiceIn(country, moment), issued)),
    `Invoice date: ${today}`,
    `Period: ${today} –`,
    `paid on ${today}`,
  ],
  'the PDF of a credit note': (country, moment, { today }) => {
    const invoice = invoiceIn(country, moment);
    const { total, taxLines, issuedOn } = invoice;
    const note = { id: '', invoiceId: '', number: '', issuedOn, total, taxLines, refundedAt: moment };
    return [printedTexts(creditNoteDocument(note, { ...issued, invoice })), `, ${today}`];
  },
  'the bill for an old probe': (country, moment, { today, due }) => {
    const tradeIn = { serialNumber: 'SN', returnDay: '2026-01-01', country } as OrderTradeIn;
    const { text } = tradeInBill(orderIn(country, moment), tradeIn, moment, { ...shop, orderUrl: '' });
    expect(text).not.toContain(today);
    return [text, due];
  },
  'the receipt of a cancellation': (country, moment, { today }) => {
    const declared = {
      ground: 'ORDINARY',
      cause: '',
      name: '',
      contract: '',
      items: '',
      endsOn: '',
      email: '',
    };
    const stored: StoredDeclaration = {
      id: '',
      number: 7,
      kind: 'CANCELLATION',
      outcome: 'TO_BE_CHECKED',
      lastDay: null,
      orderId: null,
      country,
      language: 'en',
      declared: { ...declared, ground: 'ORDINARY' },
      receivedAt: moment,
    };
    const page = { publicUrl: '', isConfirmed: false, confirmation: '' };
    const { text } = declarationReceipt(stored, null, { ...shop, ...page });
    return [text, today];
  },
};

describe.each(Object.entries(papers))('%s', (_name, paper) => {
  it.each(moments)('has the days of the shop in %s at %s', (country, at, today, lastQuoteDay, due) => {
    const { day } = mailFormatFor({ country, language: 'en' });
    const days = { today: day(today), lastQuoteDay: day(lastQuoteDay), due: day(due) };
    const [text, ...says] = paper(country, new Date(at), days);
    for (const said of says) expect(text).toContain(said);
  });
});
