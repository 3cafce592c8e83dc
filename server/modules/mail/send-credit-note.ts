import type { Sql } from '../../db/connect.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import type { CreditNote, CreditNoteIssued } from '../invoice/credit-note.model.ts';
import { loadCreditNote } from '../invoice/credit-note.repository.ts';
import type { Invoice, Seller } from '../invoice/invoice.model.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import { invoicePageUrl, recipientsOf } from './invoice-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail, SendMail } from './mailer.ts';
import { refundWordsIn } from './refund-words.ts';
import { sellerLines } from './seller-line.ts';

export interface CreditNoteMailServices {
  readonly sql: Sql;
  readonly sendMail: SendMail;
  readonly mailDomain: string;
  readonly seller: Seller;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly deriveToken: DeriveToken;
}

function creditNoteMail(
  note: CreditNote,
  invoice: Invoice,
  services: Omit<CreditNoteMailServices, 'sql' | 'sendMail'>,
  { to, position }: { readonly to: string; readonly position: number },
): Mail {
  const { mailDomain, seller } = services;
  const { country, language } = invoice;
  const format = mailFormatFor({ country, language });
  const amount = format.money(note.total.gross);
  const words = refundWordsIn(format.wordsLanguage);
  const { paid, taxIncluded } = format.words.membership.renewed;
  const subject = format.words.membership.refunded.subject({
    organization: invoice.organizationName,
    name: '',
    day: '',
    lastDay: '',
    amount,
    number: '',
    button: '',
  });
  const facts = {
    amount,
    creditNote: format.leftToRight(note.number),
    invoice: format.leftToRight(invoice.number),
  };
  const document: MailDocument = {
    language: format.language,
    direction: format.direction,
    title: subject,
    opening: [words.opening(facts), words.arrival],
    groups: [
      [
        {
          heading: `${words.heading} ${facts.creditNote}`,
          sentences: [],
          rows: [
            { label: paid, figure: format.money(invoice.total.gross) },
            { label: words.heading, figure: amount, isTotal: true },
            ...(note.total.tax.amount === 0
              ? []
              : [{ label: taxIncluded, figure: format.money(note.total.tax) }]),
          ],
        },
      ],
    ],
    links: [],
    link: { label: words.see, url: invoicePageUrl(invoice, services) },
    closing: sellerLines(seller, { country, language, words: format.words }),
  };
  return {
    messageId: `<credit-note.${note.id}.${position}@${mailDomain}>`,
    to,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}

/** Tells those who paid what was refunded. May run more than once; the Message-IDs stay the same. */
export async function sendCreditNote(
  services: CreditNoteMailServices,
  { creditNoteId }: CreditNoteIssued,
): Promise<void> {
  const note = await loadCreditNote(services.sql, creditNoteId);
  const invoice = note && (await loadInvoice(services.sql, note.invoiceId));
  if (note === null || invoice === null)
    throw new Error(`No credit note ${creditNoteId} to send a mail about`);
  const recipients = await recipientsOf(services.sql, invoice);
  for (const [position, to] of recipients.entries())
    await services.sendMail(creditNoteMail(note, invoice, services, { to, position }));
}
