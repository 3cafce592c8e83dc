import { lastQuoteDay, quoteNumberOf } from '@sonde/machines/rules/quotes';
import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import type { Order } from '../order/order.model.ts';
import { loadOrder } from '../order/order.repository.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { linesSection, referencesSection, totalsSection } from './order-confirmation.ts';
import { sellerLines } from './seller-line.ts';
import { quoteWordsIn } from './quote-words.ts';
import { unshippedWordsIn } from './unshipped-words.ts';

/** The shop's data in the mail of a quote. */
interface QuotingShop {
  readonly deriveToken: DeriveToken;
  readonly mailDomain: string;
  readonly seller: Seller;
  readonly supportEmail: string;
  /** The account to which buyers of a country's shop transfer money; null if none is configured. */
  bankAccountIn(country: string): string | null;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

export interface QuoteMailServices extends QuotingShop {
  readonly sql: Sql;
  readonly sendMail: SendMail;
  /** The quote as a PDF; null for an order that isn't one. */
  printQuote(order: Order): Promise<Buffer | null>;
}

/** The mail of a quote with its PDF, in the quote's language. */
export function quoteMail(
  order: Order,
  expiresAt: Date,
  file: Buffer,
  { mailDomain, seller, supportEmail, bankAccountIn, publicUrl, deriveToken }: QuotingShop,
): Mail {
  const format = mailFormatFor(order);
  const words = quoteWordsIn(format.wordsLanguage);
  const { leftToRight } = format;
  const number = quoteNumberOf(order.number);
  const day = format.day(lastQuoteDay(order.country, expiresAt));
  const shopUrl = `${publicUrl}/${order.country.toLowerCase()}/${order.language}`;
  const token = deriveToken('order', order.id);
  const payUrl = `${shopUrl}/order-payment/${token}/`;
  const bankAccount = bankAccountIn(order.country);
  const pay = [
    words.payOnline({ day, url: leftToRight(payUrl) }),
    bankAccount === null
      ? words.payByTransfer({ number: leftToRight(number), email: leftToRight(supportEmail) })
      : words.transferTo({ number: leftToRight(number), account: leftToRight(bankAccount) }),
    order.shippingMethod === null ? unshippedWordsIn(format.wordsLanguage).notAnOrder : words.notAnOrder,
  ];
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: words.subject(number),
    opening: [words.opening(day)],
    groups: [
      [{ ...linesSection(order, format), heading: words.lines }],
      [totalsSection(order, format)],
      [{ heading: words.howToPay, sentences: pay, rows: [] }],
      ...referencesSection(order, format).map((section) => [section]),
    ],
    links: [
      { text: payUrl, url: payUrl },
      { text: supportEmail, url: `mailto:${supportEmail}` },
    ],
    link: { label: words.view, url: `${shopUrl}/confirmation/${token}/` },
    closing: sellerLines(seller, { ...order, words: format.words }),
  };
  return {
    messageId: `<quote.${order.id}@${mailDomain}>`,
    to: order.email,
    subject: words.subject(number),
    text: mailText(document),
    html: mailHtml(document),
    attachments: [{ filename: `${number}.pdf`, content: file }],
  };
}

/** Sends a quote with its PDF. May run more than once; the mail's Message-ID stays the same. */
export async function sendQuote(services: QuoteMailServices, orderId: string): Promise<void> {
  const order = await loadOrder(services.sql, orderId);
  const file = order && (await services.printQuote(order));
  if (!order?.quoteExpiresAt || !file) throw new Error(`No quote ${orderId} to send a mail about`);
  await services.sendMail(quoteMail(order, order.quoteExpiresAt, file, services));
}
