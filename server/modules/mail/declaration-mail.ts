import {
  type DeclarationField,
  declarationFieldsOf,
  type DeclarationKind,
  isDecidedByShop,
  lastRefundDay,
} from '@sonde/machines/rules/declaration';
import { countryDay } from '@sonde/machines/rules/places';
import { isolate } from '@sonde/machines/rules/texts';
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

/** The name of a mail about a declaration, which has a second one if it takes effect by its link. */
export const mailOfDeclaration = (
  name: string,
  { id }: Pick<StoredDeclaration, 'id'>,
  { mailDomain, isConfirmed }: Pick<DeclaringShop, 'mailDomain'> & { readonly isConfirmed: boolean },
): string => `<${name}.${id}${isConfirmed ? '.confirmed' : ''}@${mailDomain}>`;

const fieldNames: Readonly<Record<DeclarationField, string>> = {
  ground: 'Ground',
  cause: 'Cause',
  name: 'Name',
  contract: 'Contract',
  items: 'Items',
  endsOn: 'To end on',
  email: 'Email',
};

/** What support has to do about a withdrawal, first what is due first. */
function withdrawalTasks(
  { country, number, outcome, receivedAt }: StoredDeclaration,
  order: Order,
): readonly string[] {
  const format = mailFormatFor({ country, language: 'en' });
  const refundBy = format.day(lastRefundDay(countryDay(country, receivedAt)));
  const total = format.money(order.total.gross);
  return outcome === 'WITHDRAWN'
    ? [
        `Order ${order.number} is marked as withdrawn. Any membership bought with it has ended, along with the credit for it.`,
        `Stop the shipment, or send a return label.`,
        `Refund what the buyer paid, up to ${total}, by ${refundBy}, or once the goods are back if that is later: npm run shop -- refund ${order.number} --reason "Withdrawal ${number}"`,
      ]
    : [
        `The declaration names order ${order.number} and its buyer’s email address, but the shop can’t decide all of it: it may be too late, cover only some of the items, or come from a business.`,
        `Decide, and reply to the sender. If the withdrawal is valid, refund by ${refundBy}.`,
      ];
}

/** What support has to do about a cancellation. */
const cancellationTasks = ({ country, lastDay }: StoredDeclaration, order: Order): readonly string[] =>
  lastDay === null
    ? [
        `The declaration names order ${order.number} and its buyer’s email address, but the shop can’t decide it: it may be for cause, name another day, or concern a membership that sales manages or that has a minimum term.`,
        `Decide, and tell the sender when the membership ends.`,
      ]
    : [
        `The membership of order ${order.number} no longer renews and ends on ${mailFormatFor({ country, language: 'en' }).day(lastDay)}. There’s nothing left to do.`,
      ];

/** The shop has sent the address too many receipts; its owner must still get this one. */
const receiptTask = `No receipt was sent, because this address has received too many recently. Reply soon with what was declared and when it was received.`;

function tasks(stored: StoredDeclaration, order: Order | null, isMailboxFull: boolean): readonly string[] {
  if (isMailboxFull) return [receiptTask, ...tasks(stored, order, false)];
  if (order !== null && stored.outcome === 'TO_BE_CHECKED' && isDecidedByShop(stored.kind, stored.declared))
    return [
      `The declaration names order ${order.number} and its buyer’s email address, to which we sent a link. When the buyer uses it, the declaration takes effect at once if the shop can decide it, and you receive another email.`,
      `Until then, nothing changes. If no email follows, decide it yourself.`,
    ];
  if (order === null)
    return ['No order has this number and this email address. Find the contract, and reply to the sender.'];
  return stored.kind === 'WITHDRAWAL' ? withdrawalTasks(stored, order) : cancellationTasks(stored, order);
}

/** What the kinds are called, and the pages on which they are declared. */
const kinds: Readonly<Record<DeclarationKind, { readonly name: string; readonly page: string }>> = {
  WITHDRAWAL: { name: 'Withdrawal', page: '/withdrawal/' },
  CANCELLATION: { name: 'Cancellation', page: '/cancel-contract/' },
};

const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A mail to support, in English: what was declared, unchanged, and what has to be done. */
export function declarationMail(
  stored: StoredDeclaration,
  order: Order | null,
  shop: DeclaringShop & { readonly isConfirmed: boolean; readonly isMailboxFull: boolean },
): Mail {
  const { kind, number, country, declared, receivedAt } = stored;
  const { name, page } = kinds[kind];
  const format = mailFormatFor({ country, language: 'en' });
  const subject = `${name} ${number}${order === null ? '' : `, order ${order.number}`}`;
  const document: MailDocument = {
    language: 'en',
    direction: 'ltr',
    title: subject,
    opening: [
      `Received on ${format.dayOf(receivedAt)} at ${format.timeOf(receivedAt)}, from the shop of ${country}.`,
    ],
    groups: [
      [{ heading: 'What to do', sentences: tasks(stored, order, shop.isMailboxFull), rows: [] }],
      [
        {
          heading: 'What was declared',
          sentences: declarationFieldsOf(kind, declared)
            .filter((field) => declared[field] !== '')
            .flatMap((field) =>
              declared[field].split('\n').map((line) => `${fieldNames[field]}: ${isolate(line)}`),
            ),
          rows: [],
        },
      ],
    ],
    links: [],
    link: { label: 'Reply', url: mailAddress(declared.email) },
    closing: [`Declared on the page ${page} of ${shop.seller.name}.`],
  };
  return {
    messageId: mailOfDeclaration('declaration', stored, shop),
    to: shop.supportEmail,
    subject,
    text: mailText(document),
    html: mailHtml(document),
  };
}
