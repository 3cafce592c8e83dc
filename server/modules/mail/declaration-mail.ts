import { type DeclarationField, declarationFields, lastRefundDay } from '@sonde/machines/rules/declaration';
import { countryDay } from '@sonde/machines/rules/places';
import type { StoredDeclaration } from '../declaration/declaration.model.ts';
import type { Order } from '../order/order.model.ts';
import type { AnsweringShop } from './lead-mail.ts';
import type { MailDocument } from './mail-document.ts';
import { mailFormatFor } from './mail-format.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** The shop's data in mails about a declaration. */
export interface DeclaringShop extends AnsweringShop {
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const fieldNames: Readonly<Record<DeclarationField, string>> = {
  name: 'Name',
  contract: 'Contract',
  items: 'Items',
  email: 'Email',
};

/** Isolates a text from the direction of its surroundings. */
const apart = (text: string) => `\u2068${text}\u2069`;

/** What support has to do about it, first what is due first. */
function tasks({ country, outcome, receivedAt }: StoredDeclaration, order: Order | null): readonly string[] {
  const format = mailFormatFor({ country, language: 'en' });
  const refundBy = format.day(lastRefundDay(countryDay(country, receivedAt)));
  if (order === null)
    return ['No order has this number and this email address. Find the contract, and answer the sender.'];
  const total = format.money(order.total.gross);
  return outcome === 'WITHDRAWN'
    ? [
        `Order ${order.number} is marked as withdrawn, and its membership no longer renews.`,
        `Stop its shipment, or send a return label.`,
        `Refund what was paid of ${total} by ${refundBy}, unless the goods are not back by then.`,
      ]
    : [
        `It names order ${order.number} and its buyer’s address, but not all of it can be decided by the shop: it may be too late, about some items only, or not a consumer’s.`,
        `Decide, and answer the sender. Where the withdrawal counts, refund by ${refundBy}.`,
      ];
}

const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A mail to support, in English: what was declared, unchanged, and what has to be done. */
export function declarationMail(stored: StoredDeclaration, order: Order | null, shop: DeclaringShop): Mail {
  const { id, number, country, declared, receivedAt } = stored;
  const format = mailFormatFor({ country, language: 'en' });
  const subject = `Withdrawal ${number}${order === null ? '' : `, order ${order.number}`}`;
  const document: MailDocument = {
    language: 'en',
    direction: 'ltr',
    title: subject,
    opening: [
      `Received on ${format.dayOf(receivedAt)} at ${format.timeOf(receivedAt)}, from the shop of ${country}.`,
    ],
    groups: [
      [{ heading: 'What to do', sentences: tasks(stored, order), rows: [] }],
      [
        {
          heading: 'What was declared',
          sentences: declarationFields
            .filter((field) => declared[field] !== '')
            .flatMap((field) =>
              declared[field].split('\n').map((line) => `${fieldNames[field]}: ${apart(line)}`),
            ),
          rows: [],
        },
      ],
    ],
    links: [],
    link: { label: 'Reply', url: mailAddress(declared.email) },
    closing: [`Declared on the page /withdrawal/ of ${shop.seller.name}.`],
  };
  return {
    messageId: `<declaration.${id}@${shop.mailDomain}>`,
    to: shop.supportEmail,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}
