import { deciderOf } from '@sonde/machines/rules/payment';
import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { Seller } from '../invoice/invoice.model.ts';
import { isOver, type OrderUnpaid } from '../order/confirm-order.ts';
import type { Order, OrderPayment } from '../order/order.model.ts';
import { loadOrder } from '../order/order.repository.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { debitMailWordsIn } from './debit-mail-words.ts';
import type { DebitMailWords } from './debit-mail-words.types.ts';
import type { MailDocument, MailSection } from './mail-document.ts';
import { mailFormatFor, type MailFormat } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import { membershipSection } from './membership-section.ts';
import type { SendMail } from './mailer.ts';
import { paymentEffect } from './payment-effect.ts';
import { reviewWordsIn } from './review-words.ts';
import { sellerLines } from './seller-line.ts';

export interface DebitMailServices {
  readonly sql: Sql;
  readonly sendMail: SendMail;
  readonly deriveToken: DeriveToken;
  readonly mailDomain: string;
  readonly seller: Seller;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Whether there is an account service. */
  readonly hasAccounts: boolean;
}

/** What became of a debit, in the words of its order's language. */
interface DebitNews {
  /** Of the mail's Message-ID. */
  readonly key: string;
  readonly subject: string;
  readonly opening: readonly string[];
  readonly sections?: readonly MailSection[];
  /** The addresses in the sections. */
  readonly urls?: readonly string[];
  /** The button: a page of the order, such as `confirmation`. */
  readonly button: { readonly label: string; readonly page: 'confirmation' | 'order-payment' };
}

/** Emails the buyer what happened to a payment. */
export async function sendPaymentMail(
  services: DebitMailServices,
  order: Order,
  newsIn: (words: DebitMailWords, format: MailFormat) => DebitNews,
): Promise<void> {
  const { mailDomain, seller, publicUrl, deriveToken } = services;
  const format = mailFormatFor(order);
  const {
    key,
    subject,
    opening,
    sections = [],
    urls = [],
    button,
  } = newsIn(debitMailWordsIn(format.wordsLanguage), format);
  const page = `${order.country.toLowerCase()}/${order.language}/${button.page}/${deriveToken('order', order.id)}`;
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening,
    groups: sections.map((section) => [section]),
    links: urls.map((url) => ({ text: url, url })),
    link: { label: button.label, url: `${publicUrl}/${page}/` },
    closing: sellerLines(seller, { ...order, words: format.words }),
  };
  await services.sendMail({
    messageId: `<${key}@${mailDomain}>`,
    to: order.email,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  });
}

/**
 * Tells the buyer of an order that was confirmed before it was paid that the payment has arrived, with the terms of the
 * membership that begins. May run more than once; the mail's Message-ID stays the same.
 */
export async function sendPaymentReceived(services: DebitMailServices, orderId: string): Promise<void> {
  const order = await loadOrder(services.sql, orderId);
  if (order === null) throw new Error(`No confirmed order ${orderId} to send a mail about`);
  if (isOver(order)) return;
  const shopUrl = `${services.publicUrl}/${order.country.toLowerCase()}/${order.language}`;
  const shop = {
    cancelUrl: `${shopUrl}/cancel-contract/?order=${order.number}`,
    accountUrl: services.hasAccounts ? `${shopUrl}/my-account/` : null,
  };
  await sendPaymentMail(services, order, ({ received }, format) => ({
    key: `payment-received.${order.id}`,
    subject: received.subject(order.number),
    opening: [
      received.opening(format.money(order.total.gross)),
      paymentEffect(order, format.wordsLanguage).paid,
    ],
    sections: membershipSection(order, shop, format),
    urls: [shop.cancelUrl, ...(shop.accountUrl === null ? [] : [shop.accountUrl])],
    button: { label: format.words.seeOrder, page: 'confirmation' },
  }));
}

const failureByDecider: Readonly<
  Record<ReturnType<typeof deciderOf>, (payment: OrderPayment, amount: string, language: string) => string>
> = {
  BANK({ debitFailure }, amount, language) {
    const { opening, reason } = debitMailWordsIn(language).returned;
    // No bank is asked before the deposits are confirmed.
    return debitFailure === 'NOT_VERIFIED'
      ? reason.NOT_VERIFIED
      : `${opening(amount)} ${reason[debitFailure ?? 'RETURNED']}`;
  },
  PROVIDER: ({ method, details }, amount, language) =>
    reviewWordsIn(language).refused({ provider: methodOfPayment(method).label(details, language), amount }),
};

/**
 * Tells the buyer that their bank returned the debit, or that the provider refused it after a review, why, and where to continue. May run more than once; the mail's
 * Message-ID stays the same.
 */
export async function sendPaymentReturned(
  services: DebitMailServices,
  { orderId, attemptId }: OrderUnpaid,
): Promise<void> {
  const order = await loadOrder(services.sql, orderId);
  const payment = order?.payments.find(({ id }) => id === attemptId);
  if (!order || !payment) throw new Error(`No returned debit ${attemptId} to send a mail about`);
  if (isOver(order)) return;
  await sendPaymentMail(services, order, ({ returned }, { money, wordsLanguage }) => ({
    key: `payment-returned.${attemptId}`,
    subject: returned.subject(order.number),
    opening: [
      failureByDecider[deciderOf(payment.method)](payment, money(payment.amount), wordsLanguage),
      returned.remedy,
    ],
    button: { label: returned.pay, page: 'order-payment' },
  }));
}
