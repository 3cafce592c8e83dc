import type { Invoice } from '../invoice/invoice.model.ts';
import { loadInvoice, loadInvoiceOfOrder } from '../invoice/invoice.repository.ts';
import type { RefundFailed } from '../payment/payment-services.ts';
import { failedRefundWordsIn } from './failed-refund-words.ts';
import { invoicePageUrl, recipientsOf } from './invoice-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { refundWordsIn } from './refund-words.ts';
import { sellerLines } from './seller-line.ts';
import type { CreditNoteMailServices } from './send-credit-note.ts';

/** The dependencies of the mail about a failed refund. */
export interface RefundFailedMailServices extends CreditNoteMailServices {
  readonly supportEmail: string;
}

function refundFailedMail(
  { refundId, amount }: RefundFailed,
  invoice: Invoice,
  services: RefundFailedMailServices,
  { to, position }: { readonly to: string; readonly position: number },
): Mail {
  const { country, language } = invoice;
  const format = mailFormatFor({ country, language });
  const words = failedRefundWordsIn(format.wordsLanguage);
  const facts = {
    amount: format.money(amount),
    invoice: format.leftToRight(invoice.number),
    email: format.leftToRight(services.supportEmail),
  };
  const subject = words.subject(facts);
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [words.opening(facts), words.next(facts)],
    groups: [],
    links: [],
    link: { label: refundWordsIn(format.wordsLanguage).see, url: invoicePageUrl(invoice, services) },
    closing: sellerLines(services.seller, { country, language, words: format.words }),
  };
  return {
    messageId: `<refund-failed.${refundId}.${position}@${services.mailDomain}>`,
    to,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}

/**
 * Tells the person who paid that a refund they were told of didn't arrive, and how they get the money. May run more
 * than once; the Message-IDs stay the same.
 */
export async function sendRefundFailed(
  services: RefundFailedMailServices,
  failed: RefundFailed,
): Promise<void> {
  const { orderId, invoiceId, refundId, isBuyerTold } = failed;
  if (!isBuyerTold) return;
  const invoice = await (orderId === null
    ? loadInvoice(services.sql, invoiceId ?? '')
    : loadInvoiceOfOrder(services.sql, orderId));
  // It is issued by a job of the refund, which may be waiting.
  if (invoice === null) throw new Error(`No invoice yet for the mail about the failed refund ${refundId}`);
  const recipients = await recipientsOf(services.sql, invoice);
  for (const [position, to] of recipients.entries())
    await services.sendMail(refundFailedMail(failed, invoice, services, { to, position }));
}
